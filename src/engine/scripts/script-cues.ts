// The words by which an instruction to the assistant is told from words for the caller.

export const sayVerb =
  /\b(?:say|saying|says|tell|telling|ask|asking|answer|respond|reply|greet|greeting|end|close|finish|remind|mention|inform|explain|state|advise|let (?:them|callers?|the caller|him|her) know|wording|phrase|script|words|read|thank|warn|assure|reassure|offer)\b/i;

/** What must never come out of the assistant's mouth although it is quoted. */
export const forbidsSpeech =
  /\b(?:do not|don['’]?t|never|not to|avoid|refrain|under no circumstances|must not|should not|shouldn['’]t|cannot|can['’]t|instead of|rather than|no longer)\b[^"“”.;]*$/i;

/** The quoted words are the caller's: 'If they say "…"', 'when the caller mentions "…"'. */
export const callersWords =
  /\b(?:if|when|whenever|once|in case|callers? who|anyone who|someone who)\b[^,"“”]*\b(?:says?|said|asks?|mentions?|tells?|reports?|uses?|claims?)(?: us| you)?(?: that| about| for)?[\s:,]*$/i;

/** A quoted term, not a sentence to be said: 'the word "HOA"', 'with subject "Owner call"'. */
export const quotedTerm =
  /\b(?:the words?|the term|the phrase|called|labell?ed|named|titled|marked|subject|prefers?|category|status|button|option|tab|folder|press|click|select|choose|spell|pronounce|means?|keyword|type|as)[\s:]*$/i;

/** Not for callers: the sentence, and what it stands with, stays unspoken. */
export const confidential =
  /\b(?:internal(?:ly)?|confidential|private|staff[ -]only|not (?:to be )?(?:given|shared|disclosed)|(?:do not|don['’]?t|never) (?:share|give (?:it |them |this |that )?(?:out|away)|disclose|reveal|tell (?:them|callers?) (?:that|this|it))|(?:gate|door|access|alarm|entry|lock ?box) code|code (?:is|for)|passwords?|pins?|combination|lock ?box|key ?box|personal|cell|mobile|home number|vendors?|on-call|bluebook)\b/i;

/** Takes back the sentence before it as well: 'Do not share with callers.' */
export const hidesPrevious =
  /^\(?\s*(?:(?:this is |keep (?:this|it) )?(?:internal|confidential|staff[ -]only|private)\b|(?:do not|don['’]?t|never) (?:share|give|disclose|reveal|tell|mention|read|say)(?: (?:it|this|that|these|them|any of (?:it|this)))?(?: (?:out|away|aloud))?(?: (?:to|with) (?:\w+ )?(?:callers?|residents?|tenants?|owners?|any(?:one|body)))?[.!)\s]*$)/i;

/** Begins like an order to the assistant. */
export const startsAsOrder =
  /^(?:(?:and|but|or|then|also|first|next|finally|please|always|never|just|only|otherwise|if so|if not|once|after|before|at the end|when possible|note|important|reminder|politely|calmly)[\s,:-]+)*(?:accept|add|advise|agree|allow|answer|apologi[sz]e|ask|assure|attempt|avoid|be|call|check|close|collect|complete|confirm|connect|contact|continue|create|describe|determine|direct|discuss|do|don['’]?t|email|e-mail|emphasi[sz]e|encourage|end|enter|escalate|explain|file|find|follow|forward|gather|get|give|go|greet|handle|hang|have|help|hold|identify|ignore|inform|instruct|keep|leave|let|listen|log|look|make|mark|mention|move|never|note|notify|obtain|offer|open|page|pass|place|point|politely|provide|put|quote|read|record|refer|refuse|reassure|remain|remember|remind|repeat|report|request|respond|reply|review|route|say|schedule|send|set|share|show|speak|spell|start|state|stay|stop|submit|take|talk|tell|text|thank|transfer|treat|try|use|verify|wait|waive|walk|warn|write)\b/i;

/** Speaks about the call rather than to the caller. */
export const aboutTheCall =
  /\b(?:callers?|they|them|their|theirs|he|she|him|agents?|assistants?|operators?|staff|you must|you should|you are|you speak|must|should|shall|never|unless|do not|don['’]t|supposed to|instructions?|escalate|notify|tickets?|dispatch|approval|residents? who|owners? who|tenants? who|make sure|ensure|need to be|not emergenc(?:y|ies))\b/i;

/** A clause that states how something is. */
export const statesSomething =
  /\b(?:is|are|costs?|applies|apply|comes?|opens?|closes?|starts?|begins?|ends?|runs?|meets?|takes?|works?|happens?|happen|charged|requires?|includes?)\b/i;

/** A figure, time, weekday or ordinal: what callers ring to find out. */
export const hasFigure =
  /[$€£]\s?\d|\b\d{1,2}(?::\d\d)?\s?(?:am|pm|a\.m|p\.m)\b|\b\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:first|second|third|fourth|last) (?:day|week|mon|tues|wednes|thurs|fri|satur|sun)/i;

/** Introduces a condition. */
export const condition =
  /^(?:but |and |then |also )?(?:if|when|whenever|should|for|in case(?: of)?|in the event(?: of)?|once|unless|during|outside|after hours|anyone who|callers who|owners who)\b/i;

/** The assistant has no answer. */
export const whenUnknown =
  /\b(?:(?:do(?:es)? not|don['’]?t|doesn['’]?t|cannot|can['’]?t|unable to) (?:know|have|find|answer|cover)|if they do not|if (?:it is|it['’]?s|that is) not|not (?:covered|sure|listed|in the)|unsure|no answer)\b/i;

/** Said once the details are complete. */
export const whenDone =
  /\b(?:read (?:\w+ ){0,3}back|repeat (?:\w+ ){0,3}back|then say|after (?:you have|collecting|getting|taking|gathering|logging)|once (?:you have|done|complete|logged)|when (?:done|finished|complete)|at the end|before (?:you )?(?:hang|end)|(?:end|close|finish|wrap up|conclude)(?: the call)?(?: with| by)|lastly|finally)\b/i;
