// How callers decline to give a detail, ask what it is for, or give a request up.
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';

/** 'Never mind', 'no, cancel that'. */
export const givesUp = phraseMatcher({
  before: 'no, oh, actually, you know what, um, uh, ok, okay, sorry',
  starts: `
    never mind, nevermind
    cancel
    forget (it|that|about it)
    stop
    i changed my mind
    skip the (message|request)
    i'll call (back|later)
  `,
});

/** 'I'd rather not', 'I don't have one'. */
export const refuses = phraseMatcher({
  contains: `
    rather not
    prefer not
    don't want to (say|give|tell)
    won't (say|give|tell)
    none of your business
    don't know
    don't have (one|a|it|that|any)
    don't remember
    can't remember
    not sure
    no idea
    skip [it|that|this]
    pass
  `,
});

/** 'Why do you need that?' */
export const asksWhy = phraseMatcher({
  before: 'and',
  starts: 'why',
  contains: `
    why (do|would|are) you (need|want|ask|asking)
    what (do|would) you (need|want)
    what for
  `,
});
