import { MONEY, PRICES } from '@doran/contract/limits'
import { ZoneLink, amountLabel, routes } from '@doran/site/core'
import { Icon } from '@doran/ui'

const { gemsOfCoin, turnGems, pass } = PRICES

/** What coins are good for. */
export function CoinUses() {
  return (
    <section aria-labelledby="coin-uses" className="mt-10">
      <h2 id="coin-uses" className="text-h3 font-extrabold">
        코인을 쓰는 곳
      </h2>
      <ul className="corner-card mt-3 divide-y divide-line overflow-clip bg-surface-1">
        <li className="flex items-center gap-4 px-5 py-4">
          <Icon name="gem" className="shrink-0 text-gem" />
          <div className="min-w-0 grow">
            <p className="font-semibold">젬</p>
            <p className="prose-ko text-sm text-text-2">
              {amountLabel('coin', 1)}를 {amountLabel('gem', gemsOfCoin)}로 바꿔요. AI가 쓰는
              이야기는 한 장면에 {amountLabel('gem', turnGems.basic)}부터예요. 쓰지 않은 젬은{' '}
              {MONEY.fullRefundDays}일 안에 코인으로 되돌릴 수 있어요.
            </p>
          </div>
          <More href={routes.gemstone.path()} name="젬" />
        </li>
        <li className="flex items-center gap-4 px-5 py-4">
          <Icon name="story" className="shrink-0 text-ember" />
          <div className="min-w-0 grow">
            <p className="font-semibold">도란 패스</p>
            <p className="prose-ko text-sm text-text-2">
              {amountLabel('coin', pass.coins)}로 {pass.days}일 동안 써요. 날마다 채워지는 젬이{' '}
              {pass.moreDailyGems}개 늘어요. 저절로 다시 결제되지 않아요.
            </p>
          </div>
          <More href={routes.subscriptions.path()} name="도란 패스" />
        </li>
      </ul>
    </section>
  )
}

function More({ href, name }: { href: string; name: string }) {
  return (
    <ZoneLink
      href={href}
      aria-label={`${name} 자세히 보기`}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-surface-2"
    >
      <Icon name="chevron" size={20} className="text-text-3" />
    </ZoneLink>
  )
}
