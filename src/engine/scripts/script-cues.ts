// The words by which an instruction to the assistant is told from words for the caller.
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';
import { anyPhrase } from '#engine/phrases/phrase-pattern.ts';

/** Introduces what the assistant is to say. */
export const sayVerb = phraseMatcher({
  contains: `
    say[s|ing], tell[ing], ask[ing], answer, respond, reply, read
    greet[ing], end, close, finish, thank, warn, assure, reassure, offer
    remind, mention, inform, explain, state, advise
    let (them|caller[s]|the caller|him|her) know
    wording, phrase, script, words
  `,
});

const forbidding = anyPhrase(`
  don't, never, not to, avoid, refrain, under no circumstances
  mustn't, shouldn't, can't
  instead of, rather than, no longer
`);
/** What must never come out of the assistant's mouth although it is quoted. */
export const forbidsSpeech = new RegExp(`\\b${forbidding}\\b[^"“”.;]*$`, 'i');

const whenCaller = anyPhrase('if, when, whenever, once, in case, (caller[s]|anyone|someone) who');
const speaks = anyPhrase(`
  (say[s]|said|ask[s]|mention[s]|tell[s]|report[s]|use[s]|claim[s]) [us|you] [that|about|for]
`);
/** The quoted words are the caller's: 'If they say "…"', 'when the caller mentions "…"'. */
export const callersWords = new RegExp(`\\b${whenCaller}\\b[^,"“”]*\\b${speaks}[\\s:,]*$`, 'i');

const namesTerm = anyPhrase(`
  the word[s], the term, the phrase, keyword
  called, label(ed|led), named, titled, marked, means, mean, as
  subject, category, status, type, prefer[s]
  button, option, tab, folder, press, click, select, choose
  spell, pronounce
`);
/** A quoted term, not a sentence to be said: 'the word "HOA"', 'with subject "Owner call"'. */
export const quotedTerm = new RegExp(`\\b${namesTerm}[\\s:]*$`, 'i');

/** Not for callers: the sentence, and what it stands with, stays unspoken. */
export const confidential = phraseMatcher({
  contains: `
    internal[ly], confidential, private, personal, staff only, bluebook
    not [to be] (given|shared|disclosed)
    (don't|never) (share|disclose|reveal)
    (don't|never) give [it|them|this|that] (out|away)
    (don't|never) tell (them|caller[s]) (that|this|it)
    (gate|door|access|alarm|entry|lockbox|lock box) code
    code (is|for), password[s], pin[s], combination
    lockbox, lock box, keybox, key box
    cell, mobile, home number, on call
    vendor[s]
  `,
});

const internal = anyPhrase('[this is|keep (this|it)] (internal|confidential|private|staff only)');
const keptBack = anyPhrase(
  "(don't|never) (share|give|disclose|reveal|tell|mention|read|say) [<it>] [out|away|aloud] [<to>]",
  {
    it: 'it, this, that, these, them, any of (it|this)',
    to: '(to|with) [*] (caller[s]|resident[s]|tenant[s]|owner[s]|anyone|anybody)',
  },
);
/** Takes back the sentence before it as well: 'Do not share with callers.' */
export const hidesPrevious = new RegExp(`^\\(?\\s*(?:${internal}\\b|${keptBack}[.!)\\s]*$)`, 'i');

/** Begins like an order to the assistant. */
export const startsAsOrder = phraseMatcher({
  before: `
    and, but, or, then, also, otherwise
    first, next, finally, once, after, before, at the end
    please, always, never, just, only, when possible
    if so, if not, note, important, reminder
    politely, calmly
  `,
  starts: `
    accept, add, advise, agree, allow, answer, apologize, apologise, ask, assure, attempt, avoid
    be, call, check, close, collect, complete, confirm, connect, contact, continue, create
    describe, determine, direct, discuss, do, don't
    email, e-mail, emphasize, emphasise, encourage, end, enter, escalate, explain
    file, find, follow, forward, gather, get, give, go, greet
    handle, hang, have, help, hold, identify, ignore, inform, instruct
    keep, leave, let, listen, log, look, make, mark, mention, move
    never, note, notify, obtain, offer, open, page, pass, place, point, politely, provide, put, quote
    read, reassure, record, refer, refuse, remain, remember, remind, repeat, reply, report, request
    respond, review, route
    say, schedule, send, set, share, show, speak, spell, start, state, stay, stop, submit
    take, talk, tell, text, thank, transfer, treat, try, use, verify, wait, waive, walk, warn, write
  `,
});

/** Speaks about the call rather than to the caller. */
export const aboutTheCall = phraseMatcher({
  contains: `
    caller[s], they, them, their[s], he, she, him
    agent[s], assistant[s], operator[s], staff
    (resident[s]|owner[s]|tenant[s]) who
    you must, you should, you're, you speak
    must, should, shall, never, unless, don't, supposed to, make sure, ensure, need to be
    instruction[s], escalate, notify, ticket[s], dispatch, approval
    not emergenc(y|ies)
  `,
});

/** A clause that states how something is. */
export const statesSomething = phraseMatcher({
  contains: `
    is, are, cost[s], charged, appl(y|ies), require[s], include[s]
    come[s], open[s], close[s], start[s], begin[s], end[s]
    run[s], meet[s], take[s], work[s], happen[s]
  `,
});

const weekday = '(mon|tues|wednes|thurs|fri|satur|sun)day[s]';
const day = phraseMatcher({
  contains: `
    ${weekday}
    (first|second|third|fourth|last) (day|week|${weekday})
  `,
});
/** A figure, time, weekday or ordinal: what callers ring to find out. */
export const hasFigure = new RegExp(`\\b\\d|${day.source}`, 'i');

/** Introduces a condition. */
export const condition = phraseMatcher({
  before: 'but, and, then, also',
  starts: `
    if, when, whenever, should, for, once, unless, during, outside, after hours
    in case [of]
    in the event [of]
    (anyone|callers|owners) who
  `,
});

/** The assistant has no answer. */
export const whenUnknown = phraseMatcher({
  contains: `
    (don't|doesn't|can't|unable to) (know|have|find|answer|cover)
    if they do not
    if (it's|that is) not
    not (covered|sure|listed|in the)
    unsure
    no answer
  `,
});

/** Said once the details are complete. */
export const whenDone = phraseMatcher({
  contains: `
    (read|repeat) .. back
    then say
    after (you have|collecting|getting|taking|gathering|logging)
    once (you have|done|complete|logged)
    when (done|finished|complete)
    before [you] (hang|end)
    (end|close|finish|wrap up|conclude) [the call] (with|by)
    at the end
    lastly
    finally
  `,
});
