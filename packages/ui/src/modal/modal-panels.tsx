'use client'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ConfirmPanel } from '../overlay/confirm-panel.js'
import { SheetPanel } from '../overlay/sheet-panel.js'
import type { ConfirmEntry, ModalEntry, ModalSlot, SheetEntry } from './modal-entry.js'

type Close = (id: string) => void

function fill(slot: ModalSlot, close: () => void) {
  return typeof slot === 'function' ? slot(close) : slot
}

function SheetModal({ entry, onClose }: { entry: SheetEntry; onClose: Close }) {
  const { id, isOpen, content, options } = entry
  const close = () => onClose(id)
  return (
    <SheetPanel
      isOpen={isOpen}
      onOpenChange={close}
      title={options.title}
      actions={fill(options.actions, close)}
      transitionMs={options.transitionMs}
    >
      {fill(content, close)}
    </SheetPanel>
  )
}

function ConfirmModal({ entry, onClose }: { entry: ConfirmEntry; onClose: Close }) {
  const { id, isOpen, isBusy, error, onConfirm, options } = entry
  // An answer under way is no longer a question.
  const close = () => isBusy || onClose(id)
  return (
    <ConfirmPanel
      isOpen={isOpen}
      onOpenChange={close}
      title={options.title}
      confirmLabel={options.confirmLabel}
      cancelLabel={options.cancelLabel}
      isDestructive={options.isDestructive ?? false}
      isBusy={isBusy}
      transitionMs={options.transitionMs}
      onConfirm={onConfirm}
    >
      {error === null ? (
        options.body
      ) : (
        <>
          {options.body}
          <p role="alert" className="mt-3 text-sm text-danger">
            {error}
          </p>
        </>
      )}
    </ConfirmPanel>
  )
}

type LayerProps = { id: string; onDrawn: (id: string) => void; children: ReactNode }

function Layer({ id, onDrawn, children }: LayerProps) {
  useEffect(() => onDrawn(id), [onDrawn, id])
  return children
}

export type ModalPanelsProps = { entries: readonly ModalEntry[]; onClose: Close }

/** An opening modal makes all else inert, so those that open at once are drawn one after the other, lowest first. */
export function ModalPanels({ entries, onClose }: ModalPanelsProps) {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set())
  const onDrawn = useCallback((id: string) => setDrawn((ids) => new Set([...ids, id])), [])
  const next = entries.find(({ id }) => !drawn.has(id))
  return entries
    .filter((entry) => drawn.has(entry.id) || entry === next)
    .map((entry) => (
      <Layer key={entry.id} id={entry.id} onDrawn={onDrawn}>
        {entry.kind === 'sheet' ? (
          <SheetModal entry={entry} onClose={onClose} />
        ) : (
          <ConfirmModal entry={entry} onClose={onClose} />
        )}
      </Layer>
    ))
}
