'use client'

import { useState } from 'react'
import { Button, buttonClass } from '@doran/ui'
import { FORMATS, pictureAddress, type Format } from '../picture/formats'

export type PictureChoiceProps = {
  format: Format
  linkImage: string
  /** Of the file, without its ending. */
  name: string
  /** Sets pictures with and without a nickname apart for the browser's cache. */
  edition: string
  onSaved: () => void
}

/** A picture as it is saved: its address is the file's, so that a long press saves it as well. */
export function PictureChoice({ format, linkImage, name, edition, onSaved }: PictureChoiceProps) {
  const { width, height, label, use } = FORMATS[format]
  const [tries, setTries] = useState(1)
  const [isFailed, setIsFailed] = useState(false)
  const address = `${pictureAddress(linkImage, format)}?${new URLSearchParams({ edition, try: String(tries) })}`
  const retry = () => {
    setIsFailed(false)
    setTries(tries + 1)
  }
  return (
    <li className="flex items-center gap-4">
      <div className="flex size-28 shrink-0 items-center justify-center">
        {isFailed ? (
          <p role="status" className="text-sm text-text-2">
            불러오지 못했어요.
          </p>
        ) : (
          <img
            src={address}
            alt={`${label} 그림 미리 보기`}
            width={width}
            height={height}
            onError={() => setIsFailed(true)}
            className="block h-auto max-h-28 w-auto max-w-28 rounded-small border border-line bg-surface-2"
          />
        )}
      </div>
      <div className="min-w-0">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-text-3">
          {use}, {width}×{height}
        </p>
        {isFailed ? (
          <Button kind="secondary" className="mt-2" onClick={retry}>
            다시 시도
          </Button>
        ) : (
          <a
            href={address}
            download={`${name} ${label}.png`}
            onClick={onSaved}
            aria-label={`${label} 그림 저장`}
            className={buttonClass({ kind: 'secondary' }, 'mt-2')}
          >
            저장
          </a>
        )}
      </div>
    </li>
  )
}
