import { useId } from 'react'
import type { WorldcupItem } from '@doran/contract'

type ContestantProps = {
  item: WorldcupItem
  /** The key that chooses it. */
  keyHint: string
  fate: 'won' | 'lost' | null
  /** Whether some picture of the game names its maker: all leave room for it. */
  hasCredits: boolean
  onPick: () => void
}

const card =
  'relative flex min-h-0 w-full grow flex-col [@container(min-aspect-ratio:6/5)]:flex-row overflow-clip corner-card border bg-surface-1 text-left transition-[scale,opacity,border-color] duration-(--motion-modal) ease-sallang'
const picture =
  'h-0 min-h-20 w-full grow [@container(min-aspect-ratio:6/5)]:h-full [@container(min-aspect-ratio:6/5)]:w-[54%] [@container(min-aspect-ratio:6/5)]:grow-0 bg-surface-2 object-cover'
const words =
  'grid w-full shrink-0 grid-cols-[minmax(0,1fr)_auto] content-center [@container(min-aspect-ratio:6/5)]:w-[46%] [@container(min-aspect-ratio:6/5)]:px-3 items-center gap-x-3 px-4 py-2.5 sm:min-h-18'

const FATES = {
  open: 'border-line-strong hover:border-text-3 hover:bg-surface-2',
  won: 'border-ember ring-2 ring-ember scale-[1.03] z-10',
  lost: 'border-line opacity-40 scale-[.97]',
}

/** One of two. The picture takes what room the words leave; in a card that is wide for its height they stand beside it. */
export function Contestant({ item, keyHint, fate, hasCredits, onPick }: ContestantProps) {
  const id = useId()
  return (
    <div className="[container-type:size] flex min-h-0 min-w-0 flex-col">
      <button
        type="button"
        onClick={onPick}
        aria-describedby={`${id}-picture`}
        className={`${card} ${fate ? FATES[fate] : FATES.open}`}
      >
        <img
          src={item.picture.url}
          alt=""
          width={400}
          height={400}
          decoding="sync"
          className={picture}
        />
        <span className={words}>
          <span className="col-start-1 text-story font-extrabold">{item.label}</span>{' '}
          <span className="col-start-1 min-h-5 text-sm text-text-2">{item.text}</span>
          <kbd
            aria-hidden="true"
            className="col-start-2 row-span-2 row-start-1 hidden size-6 shrink-0 place-items-center rounded-small border border-line-strong font-sans text-xs text-text-3 [@media(hover:hover)]:grid [@container(max-width:359px)_and_(min-aspect-ratio:6/5)]:hidden!"
          >
            {keyHint}
          </kbd>
        </span>
      </button>
      <span id={`${id}-picture`} hidden>
        {item.picture.alt}
      </span>
      {hasCredits && <Credit credit={item.credit} />}
    </div>
  )
}

function Credit({ credit }: Pick<WorldcupItem, 'credit'>) {
  const text = credit ? `그림 ${credit.author} · ${credit.license}` : ''
  return (
    <p className="min-h-6 truncate pt-1 text-xs text-text-3">
      {credit?.url ? (
        <a
          href={credit.url}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-2"
        >
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}
