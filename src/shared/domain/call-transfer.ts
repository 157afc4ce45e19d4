// What handing a call to a person needs and says unless an office words it otherwise (spec 3, 5).
export const defaultTransferMessage =
  "I'll transfer you to a human representative right away. Please hold.";

/** Least characters of a number that calls are handed to. */
export const transferNumberMin = 7;
