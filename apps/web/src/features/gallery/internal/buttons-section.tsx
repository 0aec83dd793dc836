import { Badge, Button, GaugeChip, IconButton, LinkButton, Money } from '@doran/ui'
import { Row, Specimen } from './specimen'

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const
const tones = ['plain', 'ember', 'success', 'info', 'danger'] as const

export function ButtonsSection() {
  return (
    <>
      {kinds.map((kind) => (
        <Specimen key={kind} name={`Button · ${kind}`}>
          <Row>
            <Button kind={kind}>이어서 하기</Button>
            <Button kind={kind} isBusy>
              이어서 하기
            </Button>
            <Button kind={kind} disabled>
              이어서 하기
            </Button>
          </Row>
          <Button kind={kind} size="large" isWide>
            이야기 시작하기
          </Button>
        </Specimen>
      ))}
      <Specimen name="IconButton · LinkButton">
        <Row>
          <IconButton icon="settings" label="설정" />
          <IconButton icon="more" label="더 보기" kind="strong" />
          <IconButton icon="send" label="보내기" kind="primary" />
          <IconButton icon="send" label="보내기" kind="primary" disabled />
          <LinkButton href="#buttons" kind="secondary">
            둘러보기
          </LinkButton>
        </Row>
      </Specimen>
      <Specimen name="Badge · GaugeChip">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              새 이야기
            </Badge>
          ))}
        </Row>
        <Row>
          <GaugeChip label="단서" value={3} />
          <GaugeChip label="단서" value={5} change={2} />
          <GaugeChip label="의심" value={1204} change={-12} />
        </Row>
      </Specimen>
      <Specimen name="Money">
        <Row>
          <Money currency="coin" amount={1_080} />
          <Money currency="rune" amount={-40} isChange />
          <Money currency="gem" amount={30} isChange size={20} />
        </Row>
      </Specimen>
    </>
  )
}
