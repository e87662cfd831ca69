import { chakra } from '@chakra-ui/react/styled-system'
import Settings2 from 'lucide-react/icons/settings-2'
import Ticket from 'lucide-react/icons/ticket'
import TrainFront from 'lucide-react/icons/train-front'
import User from 'lucide-react/icons/user'
import { Card, CardTitle } from '@/components/ui/card'
import { useChartColors } from '@/components/ui/chart/chart-colors'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { Columns } from '@/components/ui/table/columns'
import { LazyLineChart } from '@/components/ui/chart/charts'
import { ScrollTable } from '@/components/ui/table/scroll-table'
import type { Activity, Dashboard, DashboardStats } from '@/domain/admin/dashboard'
import { words } from '@/domain/words'
import { formatMoney, formatNumber } from '@/lib/text/format'
import { useDashboard } from '@/queries/dashboard'
import { SampleMark } from './sample-mark'

const statNames: Record<keyof DashboardStats, string> = {
  totalUsers: 'Total users',
  activeTrains: 'Active trains',
  totalBookings: 'Total bookings',
  pendingRequests: 'Pending requests',
}

const icons: Record<Activity['icon'], typeof Ticket> = {
  booking: Ticket,
  train: TrainFront,
  user: User,
  system: Settings2,
}

/** I2: the specification's sample figures, monthly chart and recent activities, marked as such (ADM-8). */
export function SampleFigures() {
  const dashboard = useDashboard()
  return (
    <chakra.section aria-labelledby="figures">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" mb="3">
        <chakra.h2 id="figures" textStyle="section">
          Figures
        </chakra.h2>
        <SampleMark />
      </chakra.div>
      <Loaded
        load={dashboard}
        headline={words.dashboard}
        skeleton={<SkeletonCard height={420} label="Loading figures…" />}
      >
        {(data) => <Figures dashboard={data} />}
      </Loaded>
    </chakra.section>
  )
}

function Figures({ dashboard: { stats, monthly, activities } }: { dashboard: Dashboard }) {
  const color = useChartColors()
  return (
    <chakra.div display="grid" gap="4">
      <chakra.dl
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      >
        {(Object.keys(statNames) as (keyof DashboardStats)[]).map((name) => (
          <Card key={name}>
            <chakra.dt textStyle="small" color="fg.muted">
              {statNames[name]}
            </chakra.dt>
            <chakra.dd textStyle="time">{formatNumber(stats[name])}</chakra.dd>
          </Card>
        ))}
      </chakra.dl>
      <Columns>
        <Card>
          <Head title="Months" />
          <LazyLineChart
            label="Users, bookings and revenue by month. The figures are in the table below."
            categories={monthly.map(({ month }) => month)}
            ink={color}
            series={[
              { name: 'Users', values: monthly.map(({ users }) => users), color: color.purple },
              { name: 'Bookings', values: monthly.map(({ bookings }) => bookings), color: color.blue },
              {
                name: 'Revenue',
                values: monthly.map(({ revenue }) => revenue),
                color: color.green,
                right: true,
              },
            ]}
          />
          <chakra.details mt="3">
            <chakra.summary cursor="pointer" py="1">
              As a table
            </chakra.summary>
            <MonthTable monthly={monthly} />
          </chakra.details>
        </Card>
        <Card>
          <Head title="Recent activities" />
          <chakra.ul display="grid" gap="3">
            {activities.map(({ id, user, action, time, icon }) => {
              const Icon = icons[icon]
              return (
                <chakra.li key={id} display="flex" gap="3">
                  <chakra.span color="fg.muted" flexShrink="0" pt="0.5">
                    <Icon size={18} aria-hidden />
                  </chakra.span>
                  <span>
                    <strong>{user}</strong> {action}
                    <chakra.span display="block" textStyle="small" color="fg.muted">
                      {time}
                    </chakra.span>
                  </span>
                </chakra.li>
              )
            })}
          </chakra.ul>
        </Card>
      </Columns>
    </chakra.div>
  )
}

const Head = ({ title }: { title: string }) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    justifyContent="space-between"
    alignItems="center"
    columnGap="3"
    rowGap="1"
    mb="3"
  >
    <CardTitle as="h3">{title}</CardTitle>
    <SampleMark />
  </chakra.div>
)

const MonthTable = ({ monthly }: Pick<Dashboard, 'monthly'>) => (
  <ScrollTable label="Users, bookings and revenue by month">
    <thead>
      <tr>
        <th scope="col">Month</th>
        <th scope="col">Users</th>
        <th scope="col">Bookings</th>
        <th scope="col">Revenue</th>
      </tr>
    </thead>
    <tbody>
      {monthly.map(({ month, users, bookings, revenue }) => (
        <tr key={month}>
          <th scope="row">{month}</th>
          <td>{formatNumber(users)}</td>
          <td>{formatNumber(bookings)}</td>
          <td>{formatMoney(revenue)}</td>
        </tr>
      ))}
    </tbody>
  </ScrollTable>
)
