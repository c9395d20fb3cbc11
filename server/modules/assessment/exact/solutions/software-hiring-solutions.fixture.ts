import type { Solutions } from './solution.fixture.ts';

export const softwareHiringSolutions: Readonly<Record<string, Solutions>> = {
  'software-coding-07': {
    javascript: `function latest(versions) {
  const newer = (one, other) => {
    const [a, b] = [one, other].map((version) => version.split('.').map(Number));
    for (let at = 0; at < Math.max(a.length, b.length); at++) {
      const difference = (a[at] ?? 0) - (b[at] ?? 0);
      if (difference !== 0) return difference > 0;
    }
    return false;
  };
  return versions.reduce((last, version) => (last === null || newer(version, last) ? version : last), null);
}`,
    python: `def latest(versions):
    def numbers(version):
        parts = [int(part) for part in version.split(".")]
        while parts and parts[-1] == 0:
            parts.pop()
        return parts
    return max(versions, key=numbers, default=None)`,
    wrong: {
      'compares text': `function latest(versions) {
  return versions.reduce((last, version) => (last === null || version > last ? version : last), null);
}`,
      'takes the longer one for the later': `function latest(versions) {
  const newer = (one, other) => {
    const [a, b] = [one, other].map((version) => version.split('.').map(Number));
    for (let at = 0; at < Math.min(a.length, b.length); at++) {
      if (a[at] !== b[at]) return a[at] > b[at];
    }
    return a.length > b.length;
  };
  return versions.reduce((last, version) => (last === null || newer(version, last) ? version : last), null);
}`,
    },
  },
  'software-coding-08': {
    javascript: `function outage(log, end) {
  const down = new Map();
  const since = new Map();
  const close = (service, second) => {
    if (!since.has(service)) return;
    down.set(service, down.get(service) + second - since.get(service));
    since.delete(service);
  };
  for (const [second, service, state] of log) {
    if (!down.has(service)) down.set(service, 0);
    if (state === 'up') close(service, second);
    else if (!since.has(service)) since.set(service, second);
  }
  for (const service of down.keys()) close(service, end);
  return Object.fromEntries(down);
}`,
    python: `def outage(log, end):
    down, since = {}, {}
    for second, service, state in log:
        down.setdefault(service, 0)
        if state == "down":
            since.setdefault(service, second)
        elif service in since:
            down[service] += second - since.pop(service)
    for service, second in since.items():
        down[service] += end - second
    return down`,
    wrong: {
      'begins anew with each line that says down': `function outage(log, end) {
  const down = new Map();
  const since = new Map();
  for (const [second, service, state] of [...log]) {
    down.set(service, down.get(service) ?? 0);
    if (state === 'down') since.set(service, second);
    else if (since.has(service)) {
      down.set(service, down.get(service) + second - since.get(service));
      since.delete(service);
    }
  }
  for (const [service, second] of since) down.set(service, down.get(service) + end - second);
  return Object.fromEntries(down);
}`,
      'takes the second 0 for no second': `function outage(log, end) {
  const down = {};
  const since = {};
  for (const [second, service, state] of log) {
    down[service] = down[service] || 0;
    if (state === 'down') since[service] = since[service] || second;
    else if (since[service]) {
      down[service] += second - since[service];
      since[service] = 0;
    }
  }
  for (const service of Object.keys(since)) if (since[service]) down[service] += end - since[service];
  return down;
}`,
      'forgets what is still down': `function outage(log) {
  const down = new Map();
  const since = new Map();
  for (const [second, service, state] of log) {
    if (!down.has(service)) down.set(service, 0);
    if (state === 'down' && !since.has(service)) since.set(service, second);
    if (state === 'up' && since.has(service)) {
      down.set(service, down.get(service) + second - since.get(service));
      since.delete(service);
    }
  }
  return Object.fromEntries(down);
}`,
    },
  },
  'software-coding-09': {
    javascript: `function transact(calls) {
  const open = [];
  let settings = new Map();
  const got = [];
  for (const [call, name, value] of calls) {
    if (call === 'set') settings.set(name, value);
    if (call === 'remove') settings.delete(name);
    if (call === 'get') got.push(settings.get(name) ?? null);
    if (call === 'begin') open.push(new Map(settings));
    if (call === 'commit') open.pop();
    if (call === 'cancel') settings = open.pop() ?? settings;
  }
  return got;
}`,
    python: `def transact(calls):
    settings, opened, got = {}, [], []
    for call, *rest in calls:
        if call == "set":
            settings[rest[0]] = rest[1]
        elif call == "remove":
            settings.pop(rest[0], None)
        elif call == "get":
            got.append(settings.get(rest[0]))
        elif call == "begin":
            opened.append(dict(settings))
        elif opened:
            before = opened.pop()
            if call == "cancel":
                settings = before
    return got`,
    wrong: {
      'commits through to the end': `function transact(calls) {
  let open = [];
  let settings = new Map();
  const got = [];
  for (const [call, name, value] of calls) {
    if (call === 'set') settings.set(name, value);
    if (call === 'remove') settings.delete(name);
    if (call === 'get') got.push(settings.get(name) ?? null);
    if (call === 'begin') open.push(new Map(settings));
    if (call === 'commit') open = [];
    if (call === 'cancel') settings = open.pop() ?? settings;
  }
  return got;
}`,
      'knows one transaction only': `function transact(calls) {
  let before = null;
  let settings = new Map();
  const got = [];
  for (const [call, name, value] of calls) {
    if (call === 'set') settings.set(name, value);
    if (call === 'remove') settings.delete(name);
    if (call === 'get') got.push(settings.get(name) ?? null);
    if (call === 'begin') before ??= new Map(settings);
    if (call === 'cancel') settings = before ?? settings;
    if (call === 'cancel' || call === 'commit') before = null;
  }
  return got;
}`,
      'takes zero for missing': `function transact(calls) {
  const open = [];
  let settings = new Map();
  const got = [];
  for (const [call, name, value] of calls) {
    if (call === 'set') settings.set(name, value);
    if (call === 'remove') settings.delete(name);
    if (call === 'get') got.push(settings.get(name) || null);
    if (call === 'begin') open.push(new Map(settings));
    if (call === 'commit') open.pop();
    if (call === 'cancel') settings = open.pop() ?? settings;
  }
  return got;
}`,
    },
  },
};
