'use client'

import { Icon, buttonClass } from '@doran/ui'

type JumpButtonProps = { missed: number; isFar: boolean; onPress: () => void }

/** Above the box while one is scrolled up: what came meanwhile, or only the way back. */
export function JumpButton({ missed, isFar, onPress }: JumpButtonProps) {
  if (missed < 1 && !isFar) return null
  return (
    <div className="gutter pointer-events-none absolute inset-x-0 bottom-full flex justify-center pb-2">
      <button
        type="button"
        onClick={onPress}
        className={buttonClass(
          { kind: 'secondary' },
          'pointer-events-auto gap-1.5 px-4! text-sm shadow-float',
        )}
      >
        {missed > 0 ? `새 메시지 ${missed}개` : '최근 메시지로'}
        <Icon name="chevron" size={16} className="rotate-90" />
      </button>
    </div>
  )
}
