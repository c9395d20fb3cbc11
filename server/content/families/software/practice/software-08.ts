import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const software08: Question = {
  id: 'software-08',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'delivery',
  prompt:
    'Imagine that a few minutes after your change goes live, users report that they can no longer sign in. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would start to look for the bug in the code and try fixes on the live system, telling nobody.',
    3: 'Would undo the change or ask for it to be undone and tell the lead, then look for the cause.',
    5: 'Would see how many users are affected, undo first if the change is a likely cause and say what would make undoing unsafe, tell support and users what is known, watch sign-ins until they are normal, find the cause on a test system, and close the gap that let it through.',
  },
  concepts: [
    {
      id: 'restore-first',
      label: 'Getting users back first',
      synonyms: phrases(`
        roll back; rollback; roll it back; revert; undo; previous version; earlier version; switch off;
        disable; put back; put the old; put the old version back; old version; last version; go back to;
        take it back; take my change out; take it out; switch it off; feature flag; last working;
        undo my change; take my change back; back to how it was; stop the bleeding; stop the harm;
        pull it back; reverse it
      `),
    },
    {
      id: 'size-of-harm',
      label: 'How many are affected',
      synonyms: phrases(`
        reproduce; some users; how many users; how many people; check how many; all users or; try to sign in;
        log in myself; try the login; can reproduce; i can sign in; see if i can; is it everybody;
        everybody or only; how bad it is; ask who can not; from which country; who is hit; still affected
      `),
    },
    {
      id: 'telling',
      label: 'Telling others',
      synonyms: [
        ...phrases(`
          status page; notify; tell support; tell the team; tell my manager; tell everybody; inform support;
          inform the team; let the support; let support know; write to everybody; write in the channel;
          team channel; write in the team; let people know; say sorry; let the front desk know; front desk;
          what to tell callers; tell them we know; we know about it; that we know it; post status;
          put up a message; sorry message; let everybody know; say we are on it
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'evidence',
      label: 'Looking at the evidence',
      synonyms: phrases(`
        monitoring; dashboard; graph; metric; alert; stack trace; timeline; read the log; look at log;
        check the log; search the log; error log; error message; look at the error; look at the dashboard;
        grafana; compare the versions; look at the diff; look what went wrong; see what it says;
        read the errors; what the machine says; compare before and after
      `),
    },
    {
      id: 'is-it-mine',
      label: 'Whether your change is the cause',
      synonyms: phrases(`
        deploy; deployment; coincidence; certificate; third party; provider; correlate; something else;
        was my change; my deployment; since the deploy; login provider; sure it was mine; whether it was me;
        if it was mine; even if i am wrong; even if it is not mine; somebody else changed; did anybody else
      `),
    },
    {
      id: 'proper-fix',
      label: 'Fixing the cause safely',
      synonyms: phrases(`
        hotfix; root cause; patch; staging; debug; redeploy; test environment; code review; fix the bug;
        fix the cause; fix it properly; find the cause; find the bug; reproduce it; reproduce locally;
        test machine; on staging; in staging; deploy again; release it again; understand the cause;
        try on a test; search the mistake; find the mistake; mend it properly
      `),
    },
    {
      id: 'recovery',
      label: 'Confirming recovery',
      synonyms: phrases(`
        back to normal; recover; works again; keep an eye; login rate; success rate; make sure;
        can sign in again; sign in again; log in again; get in again; make sure that; watch whether;
        keep watching; monitor; can log in; people are back in; can get in again; check that it works;
        works for everybody; all can sign; ask support whether; test it again
      `),
    },
    {
      id: 'prevention',
      label: 'Closing the gap afterwards',
      synonyms: [
        ...phrases(`
          postmortem; post mortem; blameless; retrospective; canary; gradual; smoke test; automated test;
          write a test; add a test; add test that; so it does not happen; not happen again; small group first;
          release to a few; learn from it; test that signs in; no blame; without blame; see how it slipped;
          slipped past us; how it got through; slipped through; can not happen again; cannot happen again;
          try signing in; check sign in; add it to the list; watch it for
        `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};
