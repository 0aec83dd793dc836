import type { GemOverview } from '@doran/contract'
import { amountLabel, formatDay, routes } from '@doran/site/core'
import { Card, LinkButton } from '@doran/ui'
import { withQuery } from '../../../lib/address-query'
import { NO_RENEWAL, PassGives } from '../../../lib/pass-gives'
import { payPath } from '../../../lib/pay-path'
import { renderLink } from '../../../lib/render-link'

type PassCardProps = {
  pass: GemOverview['pass']
  /** Where the person comes back to; null for visitors, who cannot buy it. */
  next: string | null
  now: string
}

export function PassCard({ pass, next, now }: PassCardProps) {
  return (
    <Card as="section" aria-labelledby="pass">
      <h2 id="pass" className="text-h3 font-extrabold">
        도란 패스
      </h2>
      <p className="mt-1 font-semibold tabular-nums">
        {pass.days}일 · {amountLabel('coin', pass.coins)}
      </p>
      <div className="mt-3">
        <PassGives pass={pass} />
      </div>
      <p className="mt-3 text-sm text-text-2">{NO_RENEWAL}</p>
      {pass.until !== null && (
        <p className="mt-2 font-semibold">
          {formatDay(new Date(pass.until), new Date(now))}까지 이용 중이에요.
        </p>
      )}
      {next !== null && (
        <p className="mt-4">
          {pass.until === null ? (
            <LinkButton
              href={payPath({ type: 'pass', id: pass.id, next })}
              kind="secondary"
              renderLink={renderLink}
            >
              도란 패스 이용하기
            </LinkButton>
          ) : (
            <LinkButton
              href={withQuery(routes.subscriptions.path(), { tab: 'pass' })}
              kind="secondary"
              renderLink={renderLink}
            >
              이용 내용 보기
            </LinkButton>
          )}
        </p>
      )}
    </Card>
  )
}
