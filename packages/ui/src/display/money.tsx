import { Icon, type IconProps } from '../icons/icon.js'
import { joinClasses } from '../internal/join-classes.js'

const CURRENCIES = {
  coin: { name: '코인', tone: 'text-coin' },
  rune: { name: '룬', tone: 'text-rune' },
  gem: { name: '젬', tone: 'text-gem' },
} as const

export type MoneyProps = {
  currency: keyof typeof CURRENCIES
  amount: number
  /** Says `+12` of what came in. */
  isChange?: boolean
  size?: IconProps['size']
  className?: string
}

/** An amount of the product's money: its icon, its name and the number, never its colour alone. */
export function Money({ currency, amount, isChange, size = 16, className }: MoneyProps) {
  const { name, tone } = CURRENCIES[currency]
  const sign = isChange && amount > 0 ? '+' : ''
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-1 whitespace-nowrap tabular-nums',
        className,
      )}
    >
      <Icon name={currency} size={size} className={tone} />
      {/* The line stands on the words, not on the icon. */}
      <span className="self-baseline">
        {name} {sign}
        {amount.toLocaleString('ko-KR').replace('-', '−')}
      </span>
    </span>
  )
}
