import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const finance13: Question = {
  id: 'finance-13',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'analysis',
  prompt: 'How do you find out why the actual costs of a month differ from the budget?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Compares two totals, or asks the department to explain.',
    3: 'Finds the largest items and asks those responsible, but does not split price and quantity or check whether booking or budget is wrong.',
    5: 'Begins with the items that matter, rules out booking and timing, splits price, quantity and mix, goes to the people and documents behind the figure, looks at budget assumptions, tells one-off from lasting causes, and says what follows for the forecast.',
  },
  concepts: [
    {
      id: 'largest',
      label: 'Beginning with what matters',
      synonyms: phrases(`
        largest items; biggest items; materiality; which accounts; line by line; by account;
        five or six lines; six lines; make up most; most of the gap; big ones; not look at everything;
        main items; main accounts; important items; where the money; top ten; sort by; by amount;
        sort by amount; ten biggest; biggest difference; first the big; start where; biggest gaps;
        biggest gap; leave the small; sort by difference; plan next to; next to real; big ones first;
        small ones aside; worst first; ignore the small; food cost
      `),
    },
    {
      id: 'booking',
      label: 'Booked wrongly',
      synonyms: phrases(`
        wrong account; wrong cost centre; wrong month; booked twice; typo; missing invoice; two invoices;
        accrual; accruals; wrong line; sits on the wrong; on the wrong line; wrong place; wrong department;
        booking error; booking mistake; counted twice; booked to; accounting thing; late invoice;
        from last month; accounting error; our mistake; other cost; wrong project; in the right;
        double booked; wrong pot; landed in; wrong box; entered twice; double entry; not booked;
        missing bill; booking in the wrong; in the wrong place; under the wrong; entered wrong; wrong shelf;
        wrong heading; mistake in the books; paid twice; real or a mistake
      `),
    },
    {
      id: 'timing',
      label: 'Timing',
      synonyms: phrases(`
        planned for; year to date; seasonal; season; cumulative; a month early; came a month; month early;
        month late; bill came; bill came a; too early; too late; one month before; paid early;
        in another month; last month that; from last month; comes later; already paid; paid for the year;
        in advance; in june; in wrong month; came earlier; came later; bill for; not in july; month before;
        next month's; early or late; one month later; a month too early; land in this; bill landed;
        last month's bill; landed in; slipped into; of another month; belongs in another; earlier than;
        paid for several
      `),
    },
    {
      id: 'price-quantity',
      label: 'Price, quantity and mix',
      synonyms: phrases(`
        quantity; more units; more hours; wage rate; exchange rate; per unit; per piece; overtime;
        flexible budget; pay more for each; use more; or did we use; more pieces; more material;
        pieces than planned; cost more; price went up; higher price; prices or; needed more; made more;
        sold more; more customers; how much we used; how much we paid; get dearer; got dearer; went up at;
        price or quantity; more plates; served more; threw more; thrown away; in the bin; cheaper or;
        more guests
      `),
    },
    {
      id: 'people',
      label: 'The people and documents behind the figure',
      synonyms: phrases(`
        foreman; receipts; timesheets; drill down; single entries; walk over; shift leader;
        machine was down; ask the shift; ask the buyer; ask the team; ask the department;
        talk to the people; talk to the department; ask the manager; look at the bills;
        look at the invoices; read the invoice; who spent; talk with them; go and talk; numbers from;
        walk to; boss of; technicians; in the factory; order forms; ask one who; who's responsible;
        who is responsible; responsible for; ask those; go and ask; department head; cost centre;
        look at vouchers; delivery notes; single bookings; bills behind; those who ordered; talk with;
        chat with; ask foreman; ask manager; they'll say; shop floor; ring to; from chair; ask floor;
        call floor; from desk; whoever does the ordering; does the ordering; person who ordered;
        ask whoever; opened the bills; open the bills; ask the person; talk to whoever; ask those who;
        talk with the; ask in the; the story behind; numbers alone
      `),
    },
    {
      id: 'budget',
      label: 'Whether the budget was right',
      synonyms: phrases(`
        budget was; budget wrong; how the budget; unrealistic; old figures; divided by twelve; by twelve;
        never planned; not in the budget; who made; planned with; how the plan was made; the plan was;
        plan was made; take last year; last year and; was the plan; wrong plan; the plan itself;
        plan was too; plan wrong; budget itself; nonsense; budget is; forgot in the; planned too; too low;
        too high; old budget; how we planned; who planned; like with like; cut up evenly; cut evenly;
        spread evenly; evenly; split evenly; once a year; same every month; seasonal; too optimistic;
        budgeted; last year's; forgotten in; set too; realistic; was the budget right; budget right;
        guess was; plan made; guessed too; plan too low; whether the plan; set too low; made up in; who set
      `),
    },
    {
      id: 'lasting',
      label: 'One-off or lasting',
      synonyms: phrases(`
        permanent; previous months; will stay; only this month; coming months; if it comes again;
        happens again; happen again; will repeat; every month from; what'll stay; stay and; stay or;
        keep coming; goes away; come back next; next month too; again next month; one time only;
        stays that way
      `),
    },
    {
      id: 'consequence',
      label: 'What follows from it',
      synonyms: phrases(`
        forecast; year end; new price; renegotiate; rest of the year; in two sentences; what it means for;
        means for december; in two lines; end of the year; for the whole year; new forecast;
        change the forecast; change the plan; tell the boss; change forecast; expect for year; rest of year;
        go on like; what follows; act on; tell management; decide whether; year looks; say whether;
        change the menu; change the order; put it in the; new plan; adjust the; next months will
      `),
    },
  ],
};
