import type { Currency, Wallet } from '@doran/contract'
import { renderZoneLink, routes } from '@doran/site/core'
import { Money, SettingList, SettingRow } from '@doran/ui'
import { coinShopPath } from '../../../lib/wallet-paths'

const SHOPS = [
  { currency: 'coin', label: '코인 충전', href: routes.coinShop.path() },
  { currency: 'rune', label: '룬 상점', href: routes.runeShop.path() },
  { currency: 'gem', label: '젬', href: routes.gemstone.path() },
] as const satisfies readonly { currency: Currency; label: string; href: string }[]

/** What a member has of each, and where it is got, used and written down. */
export function WalletSection({ wallet }: { wallet: Wallet | null }) {
  return (
    <SettingList label="코인·룬·젬">
      {SHOPS.map(({ currency, label, href }) => (
        <SettingRow
          key={currency}
          label={label}
          {...(wallet && { value: <Money currency={currency} amount={wallet[currency].total} /> })}
          href={href}
          renderLink={renderZoneLink}
        />
      ))}
      <SettingRow
        label="코인·룬·젬 내역"
        href={coinShopPath({ ledger: 'coin', part: 'ledger' })}
        renderLink={renderZoneLink}
      />
      <SettingRow
        label="결제 내역"
        href={coinShopPath({ part: 'orders' })}
        renderLink={renderZoneLink}
      />
    </SettingList>
  )
}
