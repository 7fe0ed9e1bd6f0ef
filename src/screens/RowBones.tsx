import { Bone } from '../ui/Bone.tsx'
import { List, Row } from '../ui/List.tsx'

/** A list of which nobody knows the length yet: a row for each width of a title. */
export const RowBones = ({ widths }: { widths: readonly string[] }) => (
  <List>
    {widths.map((width) => (
      <Row
        key={width}
        title={<Bone width={width} height="1.2rem" />}
        text={<Bone width="9rem" height="1rem" />}
        end={<Bone width="5rem" height="1.5rem" />}
      />
    ))}
  </List>
)
