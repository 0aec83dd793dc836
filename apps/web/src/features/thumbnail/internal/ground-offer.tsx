import { ZoneLink } from '@doran/site/core'
import { Button, Money, buttonClass } from '@doran/ui'
import { articleName, runePrice } from '../../../lib/rune-articles'
import { runeShopPath } from '../../../lib/rune-shop-path'
import type { ShopGround } from './use-shop-grounds'

type GroundOfferProps = { sku: ShopGround['sku']; onBack: () => void }

/** In place of saving: the ground that is looked at is not the person's. */
export function GroundOffer({ sku, onBack }: GroundOfferProps) {
  return (
    <div className="mt-5">
      <p role="status" className="prose-ko">
        {articleName({ sku, kind: 'ground' })} 미리 보기예요. 룬 상점에서 구매하면 저장할 수 있어요.
      </p>
      <p className="mt-1 text-text-2">
        <Money currency="rune" amount={runePrice(sku)} />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ZoneLink href={runeShopPath(sku)} className={buttonClass({})}>
          룬 상점에서 보기
        </ZoneLink>
        <Button kind="secondary" onClick={onBack}>
          미리 보기 끝내기
        </Button>
      </div>
    </div>
  )
}
