import type { Solutions } from './solution.fixture.ts';

export const dataHiringSolutions: Readonly<Record<string, Solutions>> = {
  'data-coding-07': {
    javascript: `function means(days) {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const counted = days.filter(([day, visitors]) => day === weekday && visitors !== null);
    return counted.length === 0 ? null : counted.reduce((sum, [, visitors]) => sum + visitors, 0) / counted.length;
  });
}`,
    python: `def means(days):
    result = []
    for weekday in range(1, 8):
        counted = [visitors for day, visitors in days if day == weekday and visitors is not None]
        result.append(sum(counted) / len(counted) if counted else None)
    return result`,
    wrong: {
      'takes zero for missing': `function means(days) {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const counted = days.filter(([day, visitors]) => day === weekday && visitors);
    return counted.length === 0 ? null : counted.reduce((sum, [, visitors]) => sum + visitors, 0) / counted.length;
  });
}`,
      'counts the days that nobody counted': `function means(days) {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const own = days.filter(([day]) => day === weekday);
    return own.length === 0 ? null : own.reduce((sum, [, visitors]) => sum + visitors, 0) / own.length;
  });
}`,
      'begins the week with Sunday': `function means(days) {
  return [7, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const counted = days.filter(([day, visitors]) => day === weekday && visitors !== null);
    return counted.length === 0 ? null : counted.reduce((sum, [, visitors]) => sum + visitors, 0) / counted.length;
  });
}`,
    },
  },
  'data-coding-08': {
    javascript: `function cohorts(orders) {
  const months = new Map();
  for (const [customer, month] of orders) {
    if (!months.has(customer)) months.set(customer, new Set());
    months.get(customer).add(month);
  }
  const starts = new Map();
  for (const own of months.values()) {
    const start = Math.min(...own);
    const row = starts.get(start) ?? [start, 0, 0];
    row[1] += 1;
    if (own.has(start + 1)) row[2] += 1;
    starts.set(start, row);
  }
  return [...starts.values()].sort((one, other) => one[0] - other[0]);
}`,
    python: `def cohorts(orders):
    months = {}
    for customer, month in orders:
        months.setdefault(customer, set()).add(month)
    rows = {}
    for own in months.values():
        start = min(own)
        row = rows.setdefault(start, [start, 0, 0])
        row[1] += 1
        row[2] += start + 1 in own
    return [rows[start] for start in sorted(rows)]`,
    wrong: {
      'takes any later month': `function cohorts(orders) {
  const months = new Map();
  for (const [customer, month] of orders) months.set(customer, [...(months.get(customer) ?? []), month]);
  const starts = new Map();
  for (const own of months.values()) {
    const start = Math.min(...own);
    const row = starts.get(start) ?? [start, 0, 0];
    row[1] += 1;
    if (own.some((month) => month > start)) row[2] += 1;
    starts.set(start, row);
  }
  return [...starts.values()].sort((one, other) => one[0] - other[0]);
}`,
      'takes the first line for the start': `function cohorts(orders) {
  const start = new Map();
  for (const [customer, month] of orders) if (!start.has(customer)) start.set(customer, month);
  const rows = new Map();
  for (const [customer, month] of start) {
    const row = rows.get(month) ?? [month, 0, 0];
    row[1] += 1;
    if (orders.some(([other, later]) => other === customer && later === month + 1)) row[2] += 1;
    rows.set(month, row);
  }
  return [...rows.values()].sort((one, other) => one[0] - other[0]);
}`,
      'sorts numbers as text': `function cohorts(orders) {
  const months = new Map();
  for (const [customer, month] of orders) months.set(customer, [...(months.get(customer) ?? []), month]);
  const starts = new Map();
  for (const own of months.values()) {
    const start = Math.min(...own);
    const row = starts.get(start) ?? [start, 0, 0];
    row[1] += 1;
    if (own.includes(start + 1)) row[2] += 1;
    starts.set(start, row);
  }
  return [...starts.values()].sort();
}`,
    },
  },
  'data-coding-09': {
    javascript: `function valid(orders, prices) {
  const sorted = [...prices].sort((one, other) => one[1] - other[1]);
  return orders.map(([product, minute]) => {
    const set = sorted.findLast(([of, from]) => of === product && from <= minute);
    return set ? set[2] : null;
  });
}`,
    python: `def valid(orders, prices):
    ordered = sorted(prices, key=lambda row: row[1])
    result = []
    for product, minute in orders:
        held = [price for of, since, price in ordered if of == product and since <= minute]
        result.append(held[-1] if held else None)
    return result`,
    wrong: {
      'trusts the order of the list': `function valid(orders, prices) {
  return orders.map(([product, minute]) => {
    const set = prices.findLast(([of, from]) => of === product && from <= minute);
    return set ? set[2] : null;
  });
}`,
      'takes the first of the same minute': `function valid(orders, prices) {
  const sorted = [...prices].sort((one, other) => other[1] - one[1]);
  return orders.map(([product, minute]) => {
    const set = sorted.find(([of, from]) => of === product && from <= minute);
    return set ? set[2] : null;
  });
}`,
      'lets a price begin a minute later': `function valid(orders, prices) {
  const sorted = [...prices].sort((one, other) => one[1] - other[1]);
  return orders.map(([product, minute]) => {
    const set = sorted.findLast(([of, from]) => of === product && from < minute);
    return set ? set[2] : null;
  });
}`,
    },
  },
};
