'use client'
import { useState } from 'react'
import { COOKIES } from '@doran/contract/names'
import { Button } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { ThemeSwitch } from '@doran/ui/theme'

export function UiPart() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="flex flex-col items-start gap-3">
      <ThemeSwitch storageName={COOKIES.theme} />
      <Button onClick={() => setIsOpen(true)}>창 열기</Button>
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title="열린 창">
        <p>안녕하세요.</p>
      </Sheet>
    </section>
  )
}
