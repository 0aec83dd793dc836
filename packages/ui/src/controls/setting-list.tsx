import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.js'
import { joinClasses } from '../internal/join-classes.js'
import { plainLink, type RenderLink } from '../link/nav-link.js'

export type SettingListProps = {
  /** The heading of the list. */
  label: string
  level?: 2 | 3
  children: ReactNode
}

/** `SettingRow`s on one surface. */
export function SettingList({ label, level = 2, children }: SettingListProps) {
  const Heading = `h${level}` as const
  return (
    <section>
      <Heading className="mb-2 px-1 text-sm font-semibold text-text-2">{label}</Heading>
      <ul className="corner-card divide-y divide-line overflow-clip bg-surface-1">{children}</ul>
    </section>
  )
}

type RowWords = {
  label: string
  /** What is set now. */
  value?: ReactNode
  description?: ReactNode
  isDanger?: boolean
}

export type SettingRowProps = RowWords &
  (
    | { href: string; renderLink?: RenderLink }
    | { onClick: () => void }
    /** A control of its own at the end of the row: a switch, a button. */
    | { control?: ReactNode }
  )

const look = 'flex min-h-14 w-full items-center gap-3 px-5 py-3 text-left'
const pressLook = joinClasses(
  look,
  'no-underline -outline-offset-4 transition-colors duration-(--motion-state) hover:bg-surface-2',
)

/** A setting. As a link or a button the whole row is pressed. */
export function SettingRow(props: SettingRowProps) {
  return <li>{rowOf(props)}</li>
}

function rowOf(props: SettingRowProps): ReactNode {
  if ('href' in props) {
    const { href, renderLink = plainLink } = props
    return renderLink({ href, className: pressLook, children: <PressRow {...props} /> })
  }
  if ('onClick' in props) {
    return (
      <button type="button" onClick={props.onClick} className={pressLook}>
        <PressRow {...props} />
      </button>
    )
  }
  return (
    <div className={look}>
      <RowText {...props} />
      {props.control && <div className="shrink-0">{props.control}</div>}
    </div>
  )
}

function PressRow(words: RowWords) {
  return (
    <>
      <RowText {...words} />
      <Icon name="chevron" size={20} className="shrink-0 text-text-3" />
    </>
  )
}

function RowText({ label, value, description, isDanger = false }: RowWords) {
  return (
    <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
      <span className={isDanger ? 'text-danger' : 'text-text'}>{label}</span>
      {value !== undefined && <span className="min-w-0 text-text-2">{value}</span>}
      {description && <span className="basis-full text-sm text-text-3">{description}</span>}
    </span>
  )
}
