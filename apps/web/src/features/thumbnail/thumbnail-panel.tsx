'use client'

import { useMemo, useRef, useState } from 'react'
import { saveFile, useRuntimeConfig } from '@doran/site/core'
import { useToaster } from '@doran/site/session'
import { Button, Segmented, Switch, TextField } from '@doran/ui'
import {
  BOARD_FORMATS,
  BOARD_GROUNDS,
  USUAL_LOOK,
  boardFormats,
  freeGrounds,
  type BoardLook,
} from '../../lib/board-picture/board-formats'
import { shapeBoard, type PicturedBoard } from '../../lib/board-picture/shape-board'
import { GroundChoice, type GroundName } from './internal/ground-choice'
import { GroundOffer } from './internal/ground-offer'
import { canSharePicture, copyPicture, pngOf } from './internal/save-picture'
import { usePaintedBoard } from './internal/use-painted-board'
import { useShopGrounds } from './internal/use-shop-grounds'

export type ThumbnailPanelProps = {
  board: Pick<PicturedBoard, 'title' | 'rows'>
  /** What can stand below it: a nickname; null where there is none. */
  name: string | null
  /** What always stands there instead: how many boards, and when. */
  note?: string
  onSaved: (way: 'device' | 'copy' | 'save-picture') => void
}

const FAILED = '이미지를 만들지 못했어요. 다시 시도해 주세요.'

/** A picture of a board, as it will be, and what can be done with it. All of it is made in this browser. */
export function ThumbnailPanel({ board, name, note, onSaved }: ThumbnailPanelProps) {
  const { publicOrigin } = useRuntimeConfig()
  const toaster = useToaster()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [look, setLook] = useState<BoardLook>(USUAL_LOOK)
  const [groundName, setGroundName] = useState<GroundName>('charcoal')
  const [timesAsked, setTimesAsked] = useState(0)
  const store = useShopGrounds(timesAsked)
  const [title, setTitle] = useState<string | null>(null)
  const [isNamed, setIsNamed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const below = note ?? (isNamed ? name : null)
  const host = new URL(publicOrigin).host
  const picture = useMemo(
    () => shapeBoard({ title: title ?? board.title, rows: board.rows, note: below, host }, look),
    [title, board.title, board.rows, below, host, look],
  )
  const isPainted = usePaintedBoard(canvas, picture)
  const change = (part: Partial<BoardLook>) => setLook({ ...look, ...part })
  const offered = store.grounds?.find(({ sku }) => sku === groundName)
  const stand = (chosen: GroundName) => {
    const bought = store.grounds?.find(({ sku }) => sku === chosen)?.ground
    const free = freeGrounds.find((each) => each === chosen)
    setGroundName(chosen)
    change({ ground: bought ?? BOARD_GROUNDS[free ?? 'charcoal'] })
  }
  const format = BOARD_FORMATS[look.format]
  const fileName = `${title ?? board.title} ${format.width}x${format.height}.png`

  async function withPicture(act: (file: Promise<Blob>) => Promise<void>) {
    const element = canvas.current
    if (!element) return
    setIsBusy(true)
    const file = pngOf(element).then((blob) => blob ?? Promise.reject(new Error('no picture')))
    try {
      await act(file)
    } catch (cause) {
      const isLeft = cause instanceof DOMException && cause.name === 'AbortError'
      if (!isLeft) toaster.show({ kind: 'error', message: FAILED })
    } finally {
      setIsBusy(false)
    }
  }
  const save = () =>
    withPicture(async (file) => {
      saveFile(await file, fileName)
      onSaved('save-picture')
    })
  const copy = () =>
    withPicture(async (file) => {
      await copyPicture(file)
      toaster.show({ kind: 'success', message: '이미지를 복사했어요.' })
      onSaved('copy')
    })
  const share = () =>
    withPicture(async (blob) => {
      const file = new File([await blob], fileName, { type: 'image/png' })
      if (!canSharePicture(file)) {
        saveFile(file, fileName)
        onSaved('save-picture')
        return
      }
      await navigator.share({ files: [file], title: title ?? board.title })
      onSaved('device')
    })

  return (
    <section aria-labelledby="thumbnail" className="corner-card bg-surface-1 p-5">
      <h2 id="thumbnail" className="text-h3 font-extrabold">
        썸네일
      </h2>
      <div className="mt-3 flex min-h-48 items-center justify-center rounded-input bg-surface-3 p-2">
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${title ?? board.title} 썸네일 미리 보기`}
          width={format.width}
          height={format.height}
          className="block h-auto max-h-96 w-auto max-w-full rounded-small"
        />
      </div>
      <div className="mt-4 flex flex-col gap-4">
        <Segmented
          legend="비율"
          options={boardFormats.map((value) => ({ value, label: BOARD_FORMATS[value].label }))}
          value={look.format}
          onChange={(value) => change({ format: value })}
        />
        <TextField
          label="썸네일 제목"
          value={title ?? board.title}
          maxLength={TITLE_LENGTH}
          onChange={(event) => setTitle(event.target.value)}
        />
        <GroundChoice
          value={groundName}
          onChange={stand}
          store={store}
          onMore={() => setTimesAsked(timesAsked + 1)}
        />
        <Switch
          label="빈 줄 보이기"
          isOn={look.hasEmptyRows}
          onChange={(hasEmptyRows) => change({ hasEmptyRows })}
        />
        {note === undefined && name !== null && (
          <Switch label="닉네임 넣기" isOn={isNamed} onChange={setIsNamed} />
        )}
      </div>
      {offered && !offered.isOwned ? (
        <GroundOffer sku={offered.sku} onBack={() => stand('charcoal')} />
      ) : (
        <div className="mt-5 flex flex-wrap gap-2">
          <Button disabled={!isPainted} isBusy={isBusy} onClick={() => void save()}>
            PNG 저장
          </Button>
          <Button kind="secondary" disabled={!isPainted} onClick={() => void copy()}>
            복사
          </Button>
          <Button kind="secondary" disabled={!isPainted} onClick={() => void share()}>
            공유하기
          </Button>
        </div>
      )}
      <p className="mt-2 text-xs text-text-3">
        {format.width}×{format.height}, {format.use}
      </p>
    </section>
  )
}

const TITLE_LENGTH = 40
