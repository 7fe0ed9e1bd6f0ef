import { Bone } from '../../ui/Bone.tsx'
import { List, Row } from '../../ui/List.tsx'

/** Skeleton of a list of unknown length: one row for each title width. */
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
