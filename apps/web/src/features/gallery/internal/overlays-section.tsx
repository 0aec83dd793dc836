'use client'

import { useState } from 'react'
import { Button, ImageCrop, TextField } from '@doran/ui'
import { ConfirmDialog, MenuSheet, preloadSheet, Sheet } from '@doran/ui/overlay'
import { Row, Specimen } from './specimen'

type Overlay = 'sheet' | 'crop' | 'confirm' | 'delete' | 'menu'

export function OverlaysSection() {
  const [open, setOpen] = useState<Overlay | null>(null)
  const shown = (name: Overlay) => ({
    isOpen: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  })
  const opener = (name: Overlay, label: string) => (
    <Button kind="secondary" onPointerEnter={preloadSheet} onClick={() => setOpen(name)}>
      {label}
    </Button>
  )
  return (
    <Specimen name="Sheet · ConfirmDialog · MenuSheet" isWide>
      <Row>
        {opener('sheet', '시트')}
        {opener('crop', '사진 시트')}
        {opener('confirm', '물음')}
        {opener('delete', '돌이킬 수 없는 물음')}
        {opener('menu', '메뉴')}
      </Row>
      <Sheet
        {...shown('sheet')}
        title="프로필 편집"
        actions={<Button onClick={() => setOpen(null)}>저장</Button>}
      >
        <TextField label="닉네임" defaultValue="달밤지기" />
      </Sheet>
      <Sheet {...shown('crop')} title="프로필 사진">
        <ImageCrop onCropped={() => setOpen(null)} />
      </Sheet>
      <ConfirmDialog
        {...shown('confirm')}
        title="여기서 나갈까요?"
        confirmLabel="나갈게요"
        cancelLabel="더 있을게요"
        onConfirm={() => setOpen(null)}
      >
        읽던 자리는 그대로 남아요.
      </ConfirmDialog>
      <ConfirmDialog
        {...shown('delete')}
        title="이 이야기를 지울까요?"
        confirmLabel="지울게요"
        cancelLabel="취소"
        isDestructive
        onConfirm={() => setOpen(null)}
      >
        지운 이야기는 되살릴 수 없어요.
      </ConfirmDialog>
      <MenuSheet {...shown('menu')}>
        <p className="px-3 text-text-2">메뉴가 여기에 와요.</p>
      </MenuSheet>
    </Specimen>
  )
}
