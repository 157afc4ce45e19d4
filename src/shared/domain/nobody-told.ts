// What is said wherever a request stays on a server that can tell nobody of it: one sentence for API and screens.

export const nobodyTold = 'Saved on this server. Nobody has been told yet: send it yourself';
