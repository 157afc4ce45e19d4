// Whether a sentence only supposes what it tells of: what if, in case of, let's say, were we ever to.

/** `said` is what stands before the telling words and their first one, `whole` the whole sentence. */
export function supposes(said: string, whole: string): boolean {
  const before = ` ${said} `;
  const all = ` ${whole} `;
  if (outright.test(before) || everSupposed.test(all)) return true;
  if (askedIf.test(before) || askedAnything.test(before)) return true;
  if (doesOneIf.test(before)) return !indirectQuestion.test(before);
  if (whomToCall.test(before)) return true;
  return opensWithIf.test(all) && asksWhat.test(all);
}

const outright =
  / (?:in case of|in the event|what happens|happens when|happens if|would happen|hypothetical\w*|theoretical\w*|suppose|supposing|let us say|let say|lets say|say there (?:is|was)|what if|what counts as|counts as an?|considered an?|what is considered|qualif\w+ as|imagine|god forbid|heaven forbid|worst case|were (?:i|we|there|it|my \w+) (?:ever )?to|should an? (?:\w+ ){1,2}(?:break|burst|happen|fail|catch|start|occur)|(?:who|what|where|how) (?:do|should|would|can|are|does) (?:i|we|you|people|one|residents|tenants|everyone) (?:\w+ ){0,3}in an?) /u;
const everSupposed =
  / (?:(?:if|when|whenever|in case) (?:\w+ ){0,5}ever|(?:did|do|does|has|have|had) (?:you|we|they|anyone|anybody|there|it|this \w+|the \w+) (?:\w+ )?ever|ever (?:burst|break|broke|broken|catch|caught|flood|flooded|leak|leaked|happen|happened|fail|failed)) /u;
const askedIf =
  / (?:what|who|where|how|which number|which) (?:\w+ ){0,6}(?:if|when|ever|in case) /u;
const askedAnything = / just curious /u;
const doesOneIf =
  / (?:do|does|can|could|would|will|should|is|are) (?:i|you|we|someone|somebody|they|the \w+|there|it|my \w+) (?:\w+ ){0,6}(?:if|in case|whenever) /u;
const indirectQuestion = / (?:know|sure|tell|see|check|wonder\w*|ask|find out|idea|matter) if /u;
const whomToCall =
  / (?:who|what number) (?:do|should|would|can) (?:i|we) (?:call|contact|phone|ring|talk to|speak to|reach)/u;
const opensWithIf = /^ (?:if|when|whenever|in case) /u;
const asksWhat = / (?:what|who|where|how|is that|does|do|can|will|should|would) /u;
