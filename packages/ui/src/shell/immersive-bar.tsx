import type { ReactNode } from 'react'
import { IconButton, iconButtonClass } from '../controls/icon-button.js'
import { Icon } from '../icons/icon.js'
import { plainLink, type RenderLink } from '../link/nav-link.js'

export type ImmersiveProgress = { value: number; max: number; label: string }

type Closing = { onClose: () => void; closeHref?: never } | { closeHref: string; onClose?: never }

export type ImmersiveBarProps = Closing & {
  title: string
  closeLabel?: string
  /** Drawn as a line and said in words. */
  progress?: ImmersiveProgress
  /** One menu button, nothing else. */
  menu?: ReactNode
  renderLink?: RenderLink
}

export function ImmersiveBar({
  title,
  closeHref,
  onClose,
  closeLabel = '나가기',
  progress,
  menu,
  renderLink = plainLink,
}: ImmersiveBarProps) {
  const share = progress ? Math.min(1, Math.max(0, progress.value / progress.max)) : 0
  return (
    <header className="sticky top-0 z-40 h-12 border-b border-line bg-bg [&_:focus-visible]:-outline-offset-2 short:relative">
      <div className="page flex h-full items-center gap-2">
        {closeHref === undefined ? (
          <IconButton icon="close" label={closeLabel} onClick={onClose} className="-ml-2.5" />
        ) : (
          renderLink({
            href: closeHref,
            'aria-label': closeLabel,
            className: iconButtonClass('quiet', '-ml-2.5'),
            children: <Icon name="close" />,
          })
        )}
        <p className="min-w-0 grow truncate text-center text-sm font-semibold text-text-2">
          {title}
        </p>
        {progress && (
          <span className="shrink-0 text-sm text-text-3 tabular-nums">{progress.label}</span>
        )}
        <div className="-mr-2.5 flex size-11 shrink-0">{menu}</div>
      </div>
      {progress && (
        <svg
          aria-hidden="true"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="absolute inset-x-0 -bottom-px h-0.5 w-full text-ember"
        >
          <rect
            width={share * 100}
            height="1"
            fill="currentColor"
            className="transition-[width] duration-(--motion-sheet) ease-sallang"
          />
        </svg>
      )}
    </header>
  )
}
