// 'I have an emergency', 'we've got a real emergency here': whoever calls it so is asked about it,
// whatever else is said and however calmly.
import { type CallerWord, callerWords } from './caller-words.ts';

const says =
  / (?:have|has|having|got|there is|it is|this is|that is|is|in|an|a|report|reporting|declare|with|my|our|calling about|about) (?:\w+ ){0,2}emergenc(?:y|ies) /u;
/** 'The emergency number', 'an emergency contact', 'in case of emergency', 'is it an emergency if'. */
const somethingElse =
  / (?:not|no|never|if|in case of|what|when|whether|for|non|in the event of|during|which|count|counts|considered|does not|your|the|case|is (?:it|that|this|a \w+)|would|after|every|any|be|was|were) (?:\w+ ){0,4}emergenc(?:y|ies) | emergency (?:contacts?|savings|accounts?|money|vets?|locksmiths?|dentists?|numbers?|lines?|exits?|rooms?|funds?|kits?|plans?|phones?|plumb\w+|lights?|lighting|maintenance|repairs?|services?|keys?|polic\w+|procedures?|response|preparedness|assessments?|meetings?|brakes?|vehicles?|drills?|generators?|shut\w*|stairs|info\w*|forms?|cards?|hours|fees?|rates?|charges?|assistance|rental|loans?|surgery|leave|landing|alerts?|types?|button|buttons|pull|cords?|visits?|alarms?|doors?|requests?|calls?|situations? (?:policy|plan)) /u;

/** True for a claim that is neither denied, supposed nor about something named so. */
export function callsItEmergency(sentences: readonly (readonly CallerWord[])[]): boolean {
  return sentences.some((sentence) => {
    const said = ` ${sentence.map(({ text }) => text).join(' ')} `;
    return says.test(said) && !somethingElse.test(said);
  });
}

export function claimsEmergency(utterance: string): boolean {
  return callsItEmergency(callerWords(utterance));
}
