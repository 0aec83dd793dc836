import type { CoinPack } from '@doran/contract'
import { Card } from '@doran/ui'
import { PackHead } from './pack-head'
import { packDetail } from './pack-words'

/** The prices, where nothing can be bought. */
export function PackList({ packs }: { packs: readonly CoinPack[] }) {
  return (
    <section aria-labelledby="packs">
      <h2 id="packs" className="text-h3 font-extrabold">
        코인 상품
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {packs.map((pack) => (
          <Card as="li" key={pack.sku}>
            <PackHead pack={pack} />
            <p className="mt-0.5 text-sm text-text-3">{packDetail(pack)}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
