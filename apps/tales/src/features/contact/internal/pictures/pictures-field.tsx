'use client'

import { useRef, type ReactNode } from 'react'
import { SUPPORT } from '@doran/contract/support/limits'
import { privateImageUrl } from '@doran/site/core'
import { Button, EmberDots, Icon, IconButton } from '@doran/ui'
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
  const group = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with its picture; while there are three, none can be added.
  const goOn = () => (add.current?.disabled ? group : add).current?.focus()
  return (
    <div
      ref={group}
      role="group"
      aria-label="사진"
      tabIndex={-1}
      className="outline-none flex flex-col items-start gap-2"
    >
      <p className="text-sm font-semibold text-text-2">
        사진 (선택) {count}/{SUPPORT.pictures}
      </p>
      {count > 0 && (
        <ul aria-label="붙인 사진" className="grid w-full max-w-[336px] grid-cols-3 gap-2">
          {stored.map(({ key, name }) => (
            <Tile
              key={key}
              name={name}
              onRemove={() => {
                remove(key)
                goOn()
              }}
            >
              <img
                src={privateImageUrl(key)}
                alt={`붙인 사진: ${name}`}
                className="size-full object-cover"
              />
            </Tile>
          ))}
          {waiting.map(({ id, file, problem: why }) =>
            why === null ? (
              <Tile key={id} name={file.name}>
                <span role="status">
                  <EmberDots />
                  <span className="sr-only">{file.name} 올리는 중</span>
                </span>
              </Tile>
            ) : (
              <Tile
                key={id}
                name={file.name}
                onRemove={() => {
                  dropWaiting(id)
                  goOn()
                }}
              >
                <Icon name="photo" className="text-text-3" />
              </Tile>
            ),
          )}
        </ul>
      )}
      {waiting.map(
        (picture) =>
          picture.problem !== null && (
            <div key={picture.id} className="flex flex-wrap items-center gap-x-3">
              <p className="prose-ko text-sm text-danger">
                {picture.file.name}: {picture.problem}
              </p>
              <Button
                kind="quiet"
                aria-label={`${picture.file.name} 다시 올리기`}
                onClick={() => retry(picture)}
              >
                다시 시도
              </Button>
            </div>
          ),
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

type TileProps = { name: string; onRemove?: () => void; children: ReactNode }

/** A picture, small, with the button that takes it away. */
function Tile({ name, onRemove, children }: TileProps) {
  return (
    <li className="corner-image relative flex aspect-square items-center justify-center overflow-clip bg-surface-2">
      {children}
      {onRemove && (
        <IconButton
          icon="close"
          label={`${name} 빼기`}
          className="absolute! top-0 right-0 bg-surface-1 text-text"
          onClick={onRemove}
        />
      )}
    </li>
  )
}
