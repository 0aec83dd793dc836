import { Avatar, Glyph, Icon, type IconName, Mascot, Portrait, Wordmark } from '@doran/ui'
import { Row, Specimen } from './specimen'

const icons = [
  'home',
  'story',
  'person',
  'search',
  'menu',
  'close',
  'back',
  'send',
  'stop',
  'undo',
  'chevron',
  'settings',
  'moon',
  'sun',
  'device',
  'more',
  'bell',
] as const satisfies readonly IconName[]

const poses = ['wait', 'talk', 'cheer', 'sorry'] as const
const avatarSizes = [32, 40, 64, 96] as const

export function BrandSection() {
  return (
    <>
      <Specimen name="Wordmark · Glyph · Icon">
        <Row>
          <Wordmark height={48} />
          <Wordmark height={48} isMono className="text-text-2" />
          <Glyph size={40} />
        </Row>
        <Row>
          {icons.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Row>
      </Specimen>
      <Specimen name="Mascot">
        <div className="grid max-w-form grid-cols-4 gap-3">
          {(['do', 'ran'] as const).flatMap((name) =>
            poses.map((pose) => (
              <Mascot key={name + pose} name={name} pose={pose} className="h-auto w-full" />
            )),
          )}
        </div>
      </Specimen>
      <Specimen name="Avatar">
        <Row>
          {avatarSizes.map((size) => (
            <Avatar key={size} src={null} name="달밤지기" size={size} />
          ))}
        </Row>
        <Row>
          {avatarSizes.map((size) => (
            <Avatar key={size} src="/icon.svg" name="도란" alt="도란" size={size} />
          ))}
        </Row>
        <Row>
          {avatarSizes.map((size) => (
            <Avatar key={size} src={null} name="" alt="이름 없는 사람" size={size} />
          ))}
          <Avatar src="/no-such-picture.webp" name="은하" size={64} />
        </Row>
      </Specimen>
      <Specimen name="Portrait">
        <Row>
          <Portrait src={null} name="서윤" />
          <Portrait src={null} name="서윤" size="large" />
          <Portrait src="/icon.svg" name="도란" />
          <Portrait src="/icon.svg" name="도란" size="large" />
        </Row>
      </Specimen>
    </>
  )
}
