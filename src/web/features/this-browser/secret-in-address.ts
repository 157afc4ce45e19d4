// Secrets that links carry in the fragment, which browsers never send to a server:
// '#resume=…' opens an owner's assistants here, '#confirm-email=…' confirms an address.
export interface AddressSecret {
  kind: 'resume' | 'confirm-email';
  secret: string;
}

const pattern = /^#(resume|confirm-email)=(.+)$/;

/** Reads the secret and takes it out of the address and the history at once. */
export function takeSecretFromAddress(): AddressSecret | undefined {
  const [, kind, encoded] = pattern.exec(window.location.hash) ?? [];
  if (encoded === undefined) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return { kind: kind === 'resume' ? 'resume' : 'confirm-email', secret: decode(encoded) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
