'use client'

import { useRef, type ReactNode } from 'react'
import { SUPPORT } from '@doran/contract/support/limits'
import { Button, EmberDots, Icon } from '@doran/ui'
import { PICTURE_TYPES, type Pictures, type StoredPicture } from './use-pictures'

type PicturesFieldProps = {
  stored: readonly StoredPicture[]
  pictures: Pictures
  error: string | undefined
}

/** Picks, sends and takes away the pictures of a message. */
export function PicturesField({ stored, pictures, error }: PicturesFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { waiting, problem, retry, dropWaiting, remove } = pictures
  const count = stored.length + waiting.length
  const said = error ?? problem
  // The button that was pressed is gone with its picture.
  const goOn = () => add.current?.focus()
  return (
    <div role="group" aria-label="사진" className="flex flex-col items-start gap-2">
      <p className="text-sm font-semibold text-text-2">
        사진 (선택) {count}/{SUPPORT.pictures}
      </p>
      {count > 0 && (
        <ul className="w-full divide-y divide-line overflow-clip corner-card bg-surface-1">
          {stored.map(({ key, name }) => (
            <Row key={key} name={name}>
              <Button
                kind="quiet"
                aria-label={`${name} 빼기`}
                onClick={() => {
                  remove(key)
                  goOn()
                }}
              >
                빼기
              </Button>
            </Row>
          ))}
          {waiting.map((picture) => (
            <Row key={picture.id} name={picture.file.name} problem={picture.problem}>
              {picture.problem === null ? (
                <span role="status">
                  <EmberDots />
                  <span className="sr-only">{picture.file.name} 올리는 중</span>
                </span>
              ) : (
                <>
                  <Button kind="quiet" onClick={() => retry(picture)}>
                    다시 시도
                  </Button>
                  <Button
                    kind="quiet"
                    aria-label={`${picture.file.name} 빼기`}
                    onClick={() => {
                      dropWaiting(picture.id)
                      goOn()
                    }}
                  >
                    빼기
                  </Button>
                </>
              )}
            </Row>
          ))}
        </ul>
      )}
      <Button
        ref={add}
        kind="secondary"
        disabled={count >= SUPPORT.pictures}
        onClick={() => input.current?.click()}
      >
        <Icon name="photo" size={20} />
        사진 고르기
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={PICTURE_TYPES}
        aria-label="붙일 사진"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          pictures.add([...(event.currentTarget.files ?? [])])
          // The same picture can be picked again.
          event.currentTarget.value = ''
        }}
      />
      {said && (
        <p role="alert" className="text-sm text-danger">
          {said}
        </p>
      )}
      <p className="prose-ko text-sm text-text-3">
        무엇이 보이는지 알 수 있는 화면 사진을 {SUPPORT.pictures}장까지 붙일 수 있어요. 보낸 사람과
        운영자만 볼 수 있어요.
      </p>
    </div>
  )
}

type RowProps = { name: string; problem?: string | null; children: ReactNode }

function Row({ name, problem, children }: RowProps) {
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-4 py-1.5">
      <span className="min-w-0 grow basis-40">
        <span className="block truncate">{name}</span>
        {problem && <span className="block text-sm text-danger">{problem}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-1">{children}</span>
    </li>
  )
}
