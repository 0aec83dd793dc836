import type { Receipt, RuneStore, StoreItem } from '@doran/contract'
import { FormErrorSummary } from '@doran/forms'
import { amountLabel, numberLabel } from '@doran/site/core'
import { ConfirmDialog, Sheet } from '@doran/ui/overlay'
import { articleObject } from '../../../../lib/rune-articles'
import { BeforeAfter } from '../../../../lib/before-after'
import { EarningRows } from '../earning-list'
import { useBuy } from './use-buy'

type BuyDialogProps = {
  item: StoreItem
  balance: number
  earnings: RuneStore['earnings']
  isOpen: boolean
  reload: () => Promise<StoreItem | undefined>
  onBought: (receipt: Receipt) => void
  onClose: () => void
}

/** What will be left, before anything is bought; or how many runes are missing. */
export function BuyDialog({ item, balance, earnings, isOpen, ...rest }: BuyDialogProps) {
  const { onClose } = rest
  const { submission, buy, oldPrice } = useBuy({ item, ...rest })
  const { runes } = item
  const close = (isNowOpen: boolean) => {
    if (isNowOpen || submission.isBusy) return
    submission.clear()
    onClose()
  }
  const missing = runes - balance
  const canBuy = item.owned === null && item.availableAt === null && item.held?.room !== 0
  if (missing > 0 && canBuy) {
    return (
      <Sheet
        isOpen={isOpen}
        onOpenChange={close}
        title={`룬이 ${numberLabel(missing)}개 모자라요.`}
      >
        <p className="prose-ko text-text-2">룬은 살 수 없어요. 이렇게 모을 수 있어요.</p>
        <EarningRows earnings={earnings} />
      </Sheet>
    )
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={close}
      title={`${articleObject(item)} 구매할까요?`}
      confirmLabel={`${amountLabel('rune', runes)}로 구매`}
      cancelLabel="취소"
      isBusy={submission.isBusy}
      onConfirm={buy}
    >
      {oldPrice !== null && (
        <p role="alert" className="prose-ko mb-3 text-text">
          가격이 {amountLabel('rune', oldPrice)}에서 {amountLabel('rune', runes)}로 바뀌었어요.
        </p>
      )}
      <BeforeAfter currency="rune" before={balance} after={balance - runes} act="구매" />
      <div className="mt-3 empty:hidden">
        <FormErrorSummary submission={submission} />
      </div>
    </ConfirmDialog>
  )
}
