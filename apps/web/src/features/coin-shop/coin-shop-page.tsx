import type { ReactNode } from 'react'
import { PRICES } from '@doran/contract/limits'
import { LogOnce } from '@doran/site/usage'
import { wonLabel } from '@doran/site/core'

/** The head of the shop, around what is read of it. */
export function CoinShopPage({ children }: { children: ReactNode }) {
  return (
    <div className="page between-bars max-w-[808px] pt-6 pb-12 md:pt-10">
      <LogOnce
        event={{ type: 'view', object: 'product', object_name: 'coinShop', object_attributes: {} }}
      />
      <h1 className="text-h1 font-extrabold">코인 충전</h1>
      <p className="prose-ko mt-1 text-text-2">
        1코인은 {wonLabel(PRICES.coinKrw)}이에요. 부가세까지 모두 들어 있어요.
      </p>
      <div className="mt-6">{children}</div>
    </div>
  )
}
