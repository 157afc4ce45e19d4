// What a recording of a caller's words may be, in the browser and on the server (spec 7, conversation).

/** Samples per second of what is uploaded and transcribed: speech needs no more. */
export const speechSampleRate = 16_000;

export const maxRecordingSeconds = 60;

export const maxRecordingMegabytes = 10;
