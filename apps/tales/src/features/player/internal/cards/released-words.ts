/** Only where gems were held. */
export const RELEASED = '젬은 쓰지 않았어요.'
