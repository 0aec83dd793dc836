/** In which order coins pay: as the database's `plan_spend` takes them. */
export const SPENDING_ORDER =
  '보너스처럼 받은 코인을 먼저 끝나는 것부터 쓰고, 그다음 충전한 코인을 먼저 충전한 것부터 써요.'
