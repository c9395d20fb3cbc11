import type { Solutions } from './solution.fixture.ts';

export const dataSolutions: Readonly<Record<string, Solutions>> = {
  'data-coding-01': {
    javascript: `const fill = (values) => {
  let last = null;
  return values.map((value) => (last = value ?? last));
};`,
    python: `def fill(values):
    last, filled = None, []
    for value in values:
        last = last if value is None else value
        filled.append(last)
    return filled`,
    wrong: {
      'takes zero for missing': `function fill(values) {
  let last = null;
  return values.map((value) => (last = value || last));
}`,
      'fills with the next value': `function fill(values) {
  return values.map((value, at) => value ?? values.slice(at).find((next) => next !== null) ?? null);
}`,
      'fills one gap only': `function fill(values) {
  return values.map((value, at) => value ?? values[at - 1] ?? null);
}`,
    },
  },
  'data-coding-02': {
    javascript: `function totals(orders) {
  const sums = new Map();
  for (const { region, amount } of orders) {
    if (region !== null && amount !== null) sums.set(region, (sums.get(region) ?? 0) + amount);
  }
  return [...sums].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
}`,
    python: `def totals(orders):
    sums = {}
    for order in orders:
        region, amount = order["region"], order["amount"]
        if region is not None and amount is not None:
            sums[region] = sums.get(region, 0) + amount
    return sorted(([region, total] for region, total in sums.items()), key=lambda row: (-row[1], row[0]))`,
    wrong: {
      'leaves out zero and empty names': `function totals(orders) {
  const sums = new Map();
  for (const { region, amount } of orders) {
    if (region && amount) sums.set(region, (sums.get(region) ?? 0) + amount);
  }
  return [...sums].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
}`,
      'forgets the second rule': `function totals(orders) {
  const sums = new Map();
  for (const { region, amount } of orders) {
    if (region !== null && amount !== null) sums.set(region, (sums.get(region) ?? 0) + amount);
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}`,
    },
  },
  'data-coding-03': {
    javascript: `function median(values) {
  const there = values.filter((value) => value !== null).sort((one, other) => one - other);
  if (there.length === 0) return null;
  const middle = Math.floor(there.length / 2);
  return there.length % 2 === 1 ? there[middle] : (there[middle - 1] + there[middle]) / 2;
}`,
    python: `from statistics import median as middle

def median(values):
    there = [value for value in values if value is not None]
    return middle(there) if there else None`,
    wrong: {
      'sorts numbers as text': `function median(values) {
  const there = values.filter((value) => value !== null).sort();
  if (there.length === 0) return null;
  const middle = Math.floor(there.length / 2);
  return there.length % 2 === 1 ? there[middle] : (there[middle - 1] + there[middle]) / 2;
}`,
      'takes zero for missing': `function median(values) {
  const there = values.filter(Boolean).sort((one, other) => one - other);
  if (there.length === 0) return null;
  const middle = Math.floor(there.length / 2);
  return there.length % 2 === 1 ? there[middle] : (there[middle - 1] + there[middle]) / 2;
}`,
      'is the mean': `function median(values) {
  const there = values.filter((value) => value !== null);
  return there.length ? there.reduce((sum, value) => sum + value, 0) / there.length : null;
}`,
    },
  },
  'data-coding-04': {
    javascript: `function sessions(visits, gap) {
  const minutes = new Map();
  for (const [person, minute] of visits) minutes.set(person, [...(minutes.get(person) ?? []), minute]);
  const counted = [...minutes].map(([person, times]) => {
    times.sort((one, other) => one - other);
    return [person, times.filter((time, at) => at === 0 || time - times[at - 1] > gap).length];
  });
  return Object.fromEntries(counted);
}`,
    python: `def sessions(visits, gap):
    last, count = {}, {}
    for person, minute in sorted(visits, key=lambda visit: visit[1]):
        if person not in last or minute - last[person] > gap:
            count[person] = count.get(person, 0) + 1
        last[person] = minute
    return count`,
    wrong: {
      'counts the gap from the start of a session': `function sessions(visits, gap) {
  const begun = new Map();
  const count = new Map();
  for (const [person, minute] of [...visits].sort((one, other) => one[1] - other[1])) {
    if (begun.has(person) && minute - begun.get(person) <= gap) continue;
    begun.set(person, minute);
    count.set(person, (count.get(person) ?? 0) + 1);
  }
  return Object.fromEntries(count);
}`,
      'does not sort': `function sessions(visits, gap) {
  const last = new Map();
  const count = new Map();
  for (const [person, minute] of visits) {
    if (!last.has(person) || minute - last.get(person) > gap) count.set(person, (count.get(person) ?? 0) + 1);
    last.set(person, minute);
  }
  return Object.fromEntries(count);
}`,
    },
  },
  'data-coding-05': {
    javascript: `function streak(dates) {
  const days = [...new Set(dates)].map((date) => Date.parse(date) / 86_400_000).sort((one, other) => one - other);
  let run = 0;
  return days.reduce((longest, day, at) => {
    run = day - days[at - 1] === 1 ? run + 1 : 1;
    return Math.max(longest, run);
  }, 0);
}`,
    python: `from datetime import date

def streak(dates):
    days = {date.fromisoformat(one).toordinal() for one in dates}
    longest = 0
    for day in days:
        if day - 1 not in days:
            end = day
            while end + 1 in days:
                end += 1
            longest = max(longest, end - day + 1)
    return longest`,
    wrong: {
      'counts a date that is there twice twice': `function streak(dates) {
  const days = dates.map((date) => Date.parse(date) / 86_400_000).sort((one, other) => one - other);
  let run = 0;
  return days.reduce((longest, day, at) => {
    run = day - days[at - 1] <= 1 ? run + 1 : 1;
    return Math.max(longest, run);
  }, 0);
}`,
      'has months of 31 days': `function streak(dates) {
  const count = (date) => { const [y, m, d] = date.split('-').map(Number); return y * 372 + m * 31 + d; };
  const days = [...new Set(dates)].map(count).sort((one, other) => one - other);
  let run = 0;
  return days.reduce((longest, day, at) => {
    run = day - days[at - 1] === 1 ? run + 1 : 1;
    return Math.max(longest, run);
  }, 0);
}`,
      'gives the last run': `function streak(dates) {
  const days = [...new Set(dates)].map((date) => Date.parse(date) / 86_400_000).sort((one, other) => one - other);
  let run = 0;
  days.forEach((day, at) => { run = day - days[at - 1] === 1 ? run + 1 : 1; });
  return run;
}`,
    },
  },
  'data-coding-06': {
    javascript: `function funnel(events, steps) {
  const reached = new Map();
  for (const [person, step] of [...events].sort((one, other) => one[2] - other[2])) {
    const next = reached.get(person) ?? 0;
    if (step === steps[next]) reached.set(person, next + 1);
  }
  return steps.map((_step, at) => [...reached.values()].filter((count) => count > at).length);
}`,
    python: `def funnel(events, steps):
    reached = {}
    for person, step, _ in sorted(events, key=lambda event: event[2]):
        place = reached.get(person, 0)
        if place < len(steps) and step == steps[place]:
            reached[person] = place + 1
    return [sum(1 for place in reached.values() if place > at) for at in range(len(steps))]`,
    wrong: {
      'forgets the order': `function funnel(events, steps) {
  return steps.map((step) => new Set(events.filter((event) => event[1] === step).map(([person]) => person)).size);
}`,
      'does not sort by time': `function funnel(events, steps) {
  const reached = new Map();
  for (const [person, step] of events) {
    const next = reached.get(person) ?? 0;
    if (step === steps[next]) reached.set(person, next + 1);
  }
  return steps.map((_step, at) => [...reached.values()].filter((count) => count > at).length);
}`,
    },
  },
};
