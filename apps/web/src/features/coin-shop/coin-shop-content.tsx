import type { CoinStore } from '@doran/contract'
import { WhileSignedIn } from '@doran/site/session'
import { coinShopPath } from '../../lib/wallet-paths'
import type { CoinShopAddress } from './coin-shop-address'
import { BuyerNotice } from './internal/buyer-notice'
import { CoinUses } from './internal/coin-uses'
import { OrderSection } from './internal/orders/order-section'
import { OwnCoins } from './internal/own-coins'
import { PackList } from './internal/pay/pack-list'
import { PayForm } from './internal/pay/pay-form'
import { PartFailed } from './internal/part-failed'
import { SellerDetails } from './internal/seller-details'
import { TestNotice } from './internal/test-notice'
import type { Buyer, CoinShopContent as Content } from './read-coin-shop'
import { Statement } from './statement'

export type CoinShopContentProps = { content: Content; address: CoinShopAddress }

/** What is sold, to whom it is, and below it what the person bought and used. */
export function CoinShopContent({ content, address }: CoinShopContentProps) {
  const { shop, buyer, own } = content
  const { next } = address
  const here = coinShopPath({ next })
  return (
    <>
      {own && (
        <WhileSignedIn memberId={own.memberId} next={here} otherwise={null}>
          <OwnCoins wallet={own.wallet} />
        </WhileSignedIn>
      )}
      {shop ? (
        <Packs shop={shop} buyer={buyer} address={address} />
      ) : (
        <PartFailed>코인 상품을 불러오지 못했어요. 가진 코인은 그대로 있어요.</PartFailed>
      )}
      {shop?.seller && <SellerDetails seller={shop.seller} />}
      {own && (
        <div className="mt-14">
          <WhileSignedIn memberId={own.memberId} next={here}>
            <OrderSection
              key={`orders ${address.cursor}`}
              first={own.orders}
              from={address.cursor}
              canRefund={buyer === 'member'}
              href={here}
            />
            <div className="mt-14">
              <Statement
                key={`${address.ledger} ${address.ledgerCursor}`}
                first={own.ledger}
                from={address.ledgerCursor}
                currency={address.ledger}
                pathOf={{ next }}
              />
            </div>
          </WhileSignedIn>
        </div>
      )}
    </>
  )
}

type PacksProps = { shop: CoinStore; buyer: Buyer; address: CoinShopAddress }

function Packs({ shop, buyer, address }: PacksProps) {
  const { packs, provider, isTest, needsTerms } = shop
  const { sku, next } = address
  const canPay = provider !== null && buyer !== 'limited' && buyer !== 'unconsented'
  if (canPay) {
    return (
      <>
        {isTest && <TestNotice />}
        <PayForm packs={packs} sku={sku} next={next} needsTerms={needsTerms}>
          <CoinUses />
        </PayForm>
      </>
    )
  }
  return (
    <>
      <BuyerNotice isClosed={provider === null} buyer={buyer} next={coinShopPath({ sku, next })} />
      <PackList packs={packs} />
      <CoinUses />
    </>
  )
}
