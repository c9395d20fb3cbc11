import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

test('people are read as they are written down', () => {
  const rows: [pasted: string, read: string][] = [
    ['ada@mail.example', 'Ada|ada@mail.example'],
    ['ada.byron@mail.example', 'Ada Byron|ada.byron@mail.example'],
    ['a_b-2+jobs@mail.example', 'A B|a_b-2+jobs@mail.example'],
    ['Ada Byron <ada@mail.example>', 'Ada Byron|ada@mail.example'],
    ['"Byron, Ada" <ada@mail.example>', 'Ada Byron|ada@mail.example'],
    ['Ada Byron, ada@mail.example', 'Ada Byron|ada@mail.example'],
    ['Ada Byron\tada@mail.example', 'Ada Byron|ada@mail.example'],
    ['ada@mail.example; Ada Byron', 'Ada Byron|ada@mail.example'],
    ['ada@mail.example (Ada Byron)', 'Ada Byron|ada@mail.example'],
    ['a@x.example, b@y.example', 'A|a@x.example B|b@y.example'],
    ['Ada <a@x.example>, Bert <b@y.example>;', 'Ada|a@x.example Bert|b@y.example'],
    ['a@x.example Ada, b@y.example Bert', 'Ada|a@x.example Bert|b@y.example'],
    ['a@x.example\r\n\r\n Bert <b@y.example>\n', 'A|a@x.example Bert|b@y.example'],
    ['Ada Byron', 'Ada Byron|'],
    ['=cmd() <a@x.example>', '=cmd|a@x.example'],
    [' \n,\n', ''],
  ];
  for (const [pasted, read] of rows) {
    const got = readAddresses(pasted).map(({ full_name, email }) => `${full_name}|${email}`);
    expect(got.join(' '), JSON.stringify(pasted)).toBe(read);
  }
});
