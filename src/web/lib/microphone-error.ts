// Why no microphone can be used. The screens turn each reason into their own words.

/** Denied: by the person or a policy. Missing: none there, or in use elsewhere. Insecure: plain http. */
export type MicrophoneProblem = 'MicrophoneDenied' | 'MicrophoneMissing' | 'MicrophoneInsecure';

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;

  constructor(problem: MicrophoneProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'MicrophoneError';
    this.problem = problem;
  }
}

/** Browsers give a microphone only to addresses with https, and to this machine itself. */
export function canUseMicrophone(): boolean {
  return window.isSecureContext && navigator.mediaDevices !== undefined;
}
