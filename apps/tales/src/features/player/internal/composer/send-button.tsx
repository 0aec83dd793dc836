import { amountLabel } from '@doran/site/core'
import { priceOfKind, type NextPrice } from '@doran/story-reader'
import { Button, Icon } from '@doran/ui'

type SendButtonProps = {
  isWritten: boolean
  /** In gems; null where the next turn costs nothing. */
  price: NextPrice | null
  isDisabled: boolean
}

/** With nothing written, the choices come first. What a press costs stands on it, below the act where it is narrow. */
export function SendButton({ isWritten, price, isDisabled }: SendButtonProps) {
  const gems = priceOfKind(price, isWritten ? 'do' : 'continue')
  return (
    <Button
      type="submit"
      kind={isWritten ? 'primary' : 'secondary'}
      className="min-h-12 px-4 aria-disabled:opacity-50 max-md:flex-col max-md:gap-0 max-md:py-1"
      aria-disabled={isDisabled}
    >
      {isWritten ? '보내기' : '이어 보기'}
      {gems !== null && (
        <>
          <span className="max-md:sr-only"> · </span>
          <span className="inline-flex items-center gap-1 max-md:text-xs">
            <Icon name="gem" size={16} />
            {amountLabel('gem', gems)}
          </span>
        </>
      )}
    </Button>
  )
}
