// How callers ask for the office hours, the portal, the website and the emergency number.
import type { IntentPhrases } from './intent.ts';

export const emergencyNumberPhrases: IntentPhrases = {
  intent: 'emergency-number',
  contains: `
    (emergency|after hour[s]|on call) [phone|contact|maintenance] (number|line|contact)
    number (for|to call (for|in)) [a|an] emergenc(y|ies)
  `,
};

export const emergencyHelpPhrases: IntentPhrases = {
  intent: 'emergency-help',
  whole: `
    [an|it's an|there's an|i have an|this is an] emergency
  `,
};

export const hoursPhrases: IntentPhrases = {
  intent: 'hours',
  contains: `
    (office|business|opening|working|operating|your|normal|regular) hours
    hours of (operation|business)
    hours for [the|your] office
    (what|which) (time|hours|day[s]) (do|does|are|is) <you> [*] (open|close|closed|there|in|available|opening|closing)
    when (do|does|are|is|will|can) (<you>|someone be in the office) [*] (open|close|closed|there|opening)
    (are|is|r) <you> [still] (open|closed)
    (will|do) <you> [still] [be] (open|close|closed)
    how late (are|is|do|does) <you>
  `,
  starts: `
    when are you open
  `,
  whole: `
    [the] [office] hours
    [you|you guys|y'all] open (now|right now|today|tomorrow|[on] <weekday>|[on] [the] weekend[s])
  `,
};

export const portalPhrases: IntentPhrases = {
  intent: 'portal',
  contains: `
    <portal> ... (address|link|url|website|where|find|site)
    portal (address|link|url|website)
    (link|address|url|website) (is|to|of|for) [the|your] [*] portal
    where (is|do i find|can i find) [the|your] [*] portal
  `,
  ends: `
    what's [the|your] [*] portal
  `,
};

export const websitePhrases: IntentPhrases = {
  intent: 'website',
  contains: `
    (what's|where is|do you have|tell me|give me|send me) [a|the|your|you're] [company] (website|web site|web page|webpage|web address|url)
  `,
  ends: `
    (your|the) (website|web site|web address)
  `,
};
