import type { Solutions } from './solution.fixture.ts';

export const softwareSolutions: Readonly<Record<string, Solutions>> = {
  'software-coding-01': {
    javascript: `function tally(lines) {
  const counts = new Map();
  for (const line of lines) {
    const level = /^([A-Z]+) /.exec(line)?.[1];
    if (level) counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}`,
    python: `import re

def tally(lines):
    counts = {}
    for line in lines:
        found = re.match(r"([A-Z]+) ", line)
        if found:
            counts[found[1]] = counts.get(found[1], 0) + 1
    return counts`,
    wrong: {
      'takes the first word for the level': `function tally(lines) {
  const counts = {};
  for (const line of lines) {
    const [level] = line.split(' ');
    counts[level] = (counts[level] ?? 0) + 1;
  }
  return counts;
}`,
      'looks anywhere in the line': `function tally(lines) {
  const counts = {};
  for (const line of lines) {
    const level = /([A-Z]+)/.exec(line)?.[1];
    if (level) counts[level] = (counts[level] ?? 0) + 1;
  }
  return counts;
}`,
    },
  },
  'software-coding-02': {
    javascript: `function merge(spans) {
  const joined = [];
  for (const [start, end] of [...spans].sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}`,
    python: `def merge(spans):
    joined = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1][1] = max(joined[-1][1], end)
        else:
            joined.append([start, end])
    return joined`,
    wrong: {
      'takes the end of the later span': `function merge(spans) {
  const joined = [];
  for (const [start, end] of [...spans].sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = end;
    else joined.push([start, end]);
  }
  return joined;
}`,
      'sorts numbers as text': `function merge(spans) {
  const joined = [];
  for (const [start, end] of [...spans].sort()) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}`,
      'leaves spans apart that touch': `function merge(spans) {
  const joined = [];
  for (const [start, end] of [...spans].sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}`,
    },
  },
  'software-coding-03': {
    javascript: `function compare(before, after) {
  const only = (one, other) => Object.keys(one).filter((name) => !Object.hasOwn(other, name)).sort();
  const changed = Object.keys(before).filter((name) => Object.hasOwn(after, name) && before[name] !== after[name]);
  return { added: only(after, before), removed: only(before, after), changed: changed.sort() };
}`,
    python: `def compare(before, after):
    def same(one, other):
        return type(one) is type(other) and one == other
    return {
        "added": sorted(after.keys() - before.keys()),
        "removed": sorted(before.keys() - after.keys()),
        "changed": sorted(name for name in before.keys() & after.keys() if not same(before[name], after[name])),
    }`,
    wrong: {
      'asks whether the value counts as true': `function compare(before, after) {
  const only = (one, other) => Object.keys(one).filter((name) => !other[name]).sort();
  const changed = Object.keys(before).filter((name) => after[name] && before[name] !== after[name]);
  return { added: only(after, before), removed: only(before, after), changed: changed.sort() };
}`,
      'takes values of different types for the same': `function compare(before, after) {
  const only = (one, other) => Object.keys(one).filter((name) => !Object.hasOwn(other, name)).sort();
  const changed = Object.keys(before).filter((name) => Object.hasOwn(after, name) && before[name] != after[name]);
  return { added: only(after, before), removed: only(before, after), changed: changed.sort() };
}`,
    },
  },
  'software-coding-04': {
    javascript: `function order(tasks) {
  const left = Object.keys(tasks).sort();
  const done = [];
  while (left.length > 0) {
    const next = left.findIndex((task) => tasks[task].every((before) => done.includes(before)));
    if (next < 0) return null;
    done.push(...left.splice(next, 1));
  }
  return done;
}`,
    python: `def order(tasks):
    left = sorted(tasks)
    done = []
    while left:
        task = next((task for task in left if set(tasks[task]) <= set(done)), None)
        if task is None:
            return None
        left.remove(task)
        done.append(task)
    return done`,
    wrong: {
      'goes through the depth first': `function order(tasks) {
  const done = [];
  const open = new Set();
  let circle = false;
  const visit = (task) => {
    if (done.includes(task)) return;
    if (open.has(task)) { circle = true; return; }
    open.add(task);
    for (const before of [...tasks[task]].sort()) visit(before);
    done.push(task);
  };
  for (const task of Object.keys(tasks).sort()) visit(task);
  return circle ? null : done;
}`,
      'sorts by how many come before': `function order(tasks) {
  return Object.keys(tasks).sort((one, other) => tasks[one].length - tasks[other].length);
}`,
    },
  },
  'software-coding-05': {
    javascript: `function admit(times, limit, window) {
  let admitted = [];
  return times.map((time) => {
    admitted = admitted.filter((earlier) => time - earlier < window);
    const passes = admitted.length < limit;
    if (passes) admitted.push(time);
    return passes;
  });
}`,
    python: `def admit(times, limit, window):
    admitted, said = [], []
    for time in times:
        admitted = [earlier for earlier in admitted if time - earlier < window]
        said.append(len(admitted) < limit)
        if said[-1]:
            admitted.append(time)
    return said`,
    wrong: {
      'counts refused requests too': `function admit(times, limit, window) {
  return times.map((time, at) => {
    const before = times.slice(0, at).filter((earlier) => time - earlier < window);
    return before.length < limit;
  });
}`,
      'has windows that stand still': `function admit(times, limit, window) {
  const counts = new Map();
  return times.map((time) => {
    const slot = Math.floor(time / window);
    const count = counts.get(slot) ?? 0;
    if (count < limit) counts.set(slot, count + 1);
    return count < limit;
  });
}`,
      'takes the edge into the window': `function admit(times, limit, window) {
  let admitted = [];
  return times.map((time) => {
    admitted = admitted.filter((earlier) => time - earlier <= window);
    const passes = admitted.length < limit;
    if (passes) admitted.push(time);
    return passes;
  });
}`,
    },
  },
  'software-coding-06': {
    javascript: `function replay(capacity, calls) {
  const cache = new Map();
  const use = (key, value) => {
    cache.delete(key);
    cache.set(key, value);
  };
  const given = [];
  for (const [name, key, value] of calls) {
    if (name === 'put') {
      use(key, value);
      if (cache.size > capacity) cache.delete(cache.keys().next().value);
    } else {
      given.push(cache.has(key) ? cache.get(key) : null);
      if (cache.has(key)) use(key, cache.get(key));
    }
  }
  return given;
}`,
    python: `def replay(capacity, calls):
    cache, given = {}, []
    for call in calls:
        if call[0] == "put":
            cache.pop(call[1], None)
            cache[call[1]] = call[2]
            if len(cache) > capacity:
                del cache[next(iter(cache))]
        else:
            given.append(cache.get(call[1]))
            if call[1] in cache:
                cache[call[1]] = cache.pop(call[1])
    return given`,
    wrong: {
      'drops what was put first': `function replay(capacity, calls) {
  const cache = new Map();
  const given = [];
  for (const [name, key, value] of calls) {
    if (name === 'put') {
      cache.set(key, value);
      if (cache.size > capacity) cache.delete(cache.keys().next().value);
    } else given.push(cache.get(key) ?? null);
  }
  return given;
}`,
      'keeps an object, which sorts numbers': `function replay(capacity, calls) {
  const cache = {};
  const given = [];
  const use = (key, value) => { delete cache[key]; cache[key] = value; };
  for (const [name, key, value] of calls) {
    if (name === 'put') {
      use(key, value);
      if (Object.keys(cache).length > capacity) delete cache[Object.keys(cache)[0]];
    } else {
      given.push(cache[key] ?? null);
      if (key in cache) use(key, cache[key]);
    }
  }
  return given;
}`,
    },
  },
};
