// How one attempt to deliver ended. An expected failure is a value, not an exception.

export type DeliveryOutcome =
  | {
      isDelivered: true;
      /** What the other side answered; null when nothing left this server. */
      code: number | null;
    }
  | {
      isDelivered: false;
      code: number | null;
      /** One plain sentence for a person. */
      reason: string;
      /** The other side asked to wait this long. */
      retryAfterMs?: number;
      /** No further attempt can help. */
      isFinal?: boolean;
    };
