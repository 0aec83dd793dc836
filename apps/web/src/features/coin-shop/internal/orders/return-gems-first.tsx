import { MONEY } from '@doran/contract/limits'
import { ZoneLink, routes } from '@doran/site/core'

/** Exchanged gems that are unused come back as coins of the same order, which may then be paid back too. */
export function ReturnGemsFirst() {
  return (
    <p className="prose-ko mt-4 text-sm">
      코인과 바꾼 젬은 {MONEY.fullRefundDays}일 안에 쓰지 않은 만큼 먼저 코인으로 되돌리면 더
      환불받을 수 있어요.{' '}
      <ZoneLink href={routes.gemstone.path()} className="underline underline-offset-4">
        바꾼 젬 되돌리기
      </ZoneLink>
    </p>
  )
}
