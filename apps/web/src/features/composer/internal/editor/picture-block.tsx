'use client'

import type { KeyboardEvent } from 'react'
import { COMMUNITY_FIELD_COPY } from '@doran/contract/community/copy'
import { COMMUNITY_LENGTHS } from '@doran/contract/community/limits'
import { imageUrl, useRuntimeConfig } from '@doran/site/core'
import { Button, EmberDots, TextField } from '@doran/ui'
import { useEditorScope } from './editor-context'
import type { WrittenPicture } from './written-picture'

type PictureBlockProps = { nodeKey: string; picture: WrittenPicture }

/** A picture while it is written: itself or its upload, and what it shows in words. */
export function PictureBlock({ nodeKey, picture }: PictureBlockProps) {
  const { key, upload, ...shown } = picture
  const { alt } = shown
  const { editor, changeAlt, remove, showsProblems } = useEditorScope()
  const error = showsProblems && alt.trim() === '' ? COMMUNITY_FIELD_COPY.postPictureAlt : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would send the form.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    editor.focus()
  }
  return (
    <figure className="m-0 corner-card border border-line bg-surface-2 p-3">
      {key === null ? <Upload upload={upload ?? ''} /> : <Stored {...shown} imageKey={key} />}
      <div className="mt-3 flex flex-col gap-2">
        <TextField
          label="사진 설명"
          hint="사진을 못 보는 사람에게 들려줄 한 문장이면 돼요. 예: 모닥불 앞에 나란히 앉은 두 사람의 뒷모습"
          maxLength={COMMUNITY_LENGTHS.pictureAlt}
          value={alt}
          error={error}
          onKeyDown={onKeyDown}
          onChange={(event) => changeAlt(nodeKey, event.currentTarget.value)}
        />
        <Button kind="quiet" className="self-end" onClick={() => remove(nodeKey)}>
          사진 빼기
        </Button>
      </div>
    </figure>
  )
}

type StoredProps = Pick<WrittenPicture, 'alt' | 'width' | 'height'> & { imageKey: string }

function Stored({ imageKey, alt, width, height }: StoredProps) {
  const config = useRuntimeConfig()
  return (
    <img
      src={imageUrl(config, imageKey)}
      alt={alt}
      width={width}
      height={height}
      draggable={false}
      className="mx-auto block h-auto max-h-96 w-auto max-w-full rounded-small"
    />
  )
}

function Upload({ upload }: { upload: string }) {
  const { uploadOf, retry } = useEditorScope()
  const status = uploadOf(upload)
  if (status?.problem === null)
    return (
      <p role="status" className="flex min-h-24 items-center justify-center gap-3 text-text-2">
        <EmberDots /> {status.file} 올리는 중
      </p>
    )
  return (
    <div role="alert" className="flex min-h-24 flex-col items-center justify-center gap-3">
      <p className="prose-ko text-center">{status?.problem ?? '사진을 올리지 못했어요.'}</p>
      {status && (
        <Button kind="secondary" onClick={() => retry(upload)}>
          다시 시도
        </Button>
      )}
    </div>
  )
}
