/** The start of the sentence about what readers enter, which is the same in all labs. */
export const NOTHING_IS_SENT = 'Nothing that you enter is sent anywhere';
