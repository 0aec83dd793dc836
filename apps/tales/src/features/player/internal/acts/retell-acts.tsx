import type { StorySession, Turn } from '@doran/contract'
import type { StoryReader } from '@doran/story-reader'
import { Button, IconButton } from '@doran/ui'
import type { OpenPanel } from '../panel-parts/player-panel'
import { ActIcon } from '../act-button/act-icon'
import { retellPrice } from './retell-price'

type RetellActsProps = {
  leaf: Turn
  session: StorySession
  isBusy: boolean
  reader: StoryReader
  onOpen: OpenPanel
}

/** Tells the last scene anew, and goes between its tellings. */
export function RetellActs({ leaf, session, isBusy, reader, onOpen }: RetellActsProps) {
  const { retelling, variants, status, leafTurnId } = session
  const price = retellPrice(session, leaf)
  const at = variants.indexOf(leaf.id)
  // Until another telling has come, or come to nothing, the scene before it stands last.
  if (leaf.id !== leafTurnId) return null
  return (
    <>
      {retelling && status !== 'locked' && (
        <Button
          kind="quiet"
          className="gap-1.5 px-3 text-sm font-normal aria-disabled:opacity-50"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) reader.retell()
          }}
        >
          <ActIcon name="again" />
          다시 쓰기{price !== null && ` · ${price}`}
        </Button>
      )}
      {variants.length > 1 && at >= 0 && (
        <div role="group" aria-label="다시 쓴 글" className="flex items-center">
          <Steps
            at={at}
            variants={variants}
            isBusy={isBusy}
            onShow={(turnUuid) => void reader.showVariant(turnUuid)}
          />
          <Button
            kind="quiet"
            className="px-3 text-sm font-normal"
            aria-haspopup="dialog"
            onClick={() => onOpen({ name: 'variants' })}
          >
            비교하기
          </Button>
        </div>
      )}
    </>
  )
}

type StepsProps = {
  /** The place of the one that is shown, from 0. */
  at: number
  variants: readonly string[]
  isBusy: boolean
  onShow: (turnUuid: string) => void
}

function Steps({ at, variants, isBusy, onShow }: StepsProps) {
  const step = (label: string, turnUuid: string | undefined, className: string) => (
    <IconButton
      icon="chevron"
      label={label}
      aria-disabled={isBusy || turnUuid === undefined}
      className={`aria-disabled:opacity-40 ${className}`}
      onClick={() => {
        if (!isBusy && turnUuid !== undefined) onShow(turnUuid)
      }}
    />
  )
  return (
    <>
      {step('앞서 쓴 글', at > 0 ? variants[at - 1] : undefined, 'rotate-180')}
      <span role="status" className="text-sm tabular-nums">
        <span aria-hidden="true">{`${at + 1}/${variants.length}`}</span>
        <span className="sr-only">{`${variants.length}개 중 ${at + 1}번째 글`}</span>
      </span>
      {step('나중에 쓴 글', variants[at + 1], '')}
    </>
  )
}
