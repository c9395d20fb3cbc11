/** What people ask before they pay. */
export const pricingQuestions = [
  {
    question: 'Do I have to pay to start?',
    answer: 'No. Everybody begins on the free plan and stays there until they choose another.',
  },
  {
    question: 'Can I change plans?',
    answer:
      'Yes, at any time. What’s left of your period is credited, and you see the price before you confirm.',
  },
  {
    question: 'What happens at a limit?',
    answer:
      'Whatever is running goes on. You can’t add more until the month ends or you choose a larger plan.',
  },
  {
    question: 'What happens when I cancel?',
    answer: 'You keep the plan until its period ends. Then you’re on the free plan, and nothing is deleted.',
  },
  {
    question: 'What if I pay late?',
    answer: 'We remind you by email. After 30 days without payment you’re on the free plan.',
  },
] as const;
