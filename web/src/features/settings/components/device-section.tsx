import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { device } from '@/config/texts/device.ts';
import { chooseDevice } from '@/lib/choose-device.ts';
import { keptSize, useDeviceChoice } from '@/lib/device.ts';
import { useDeviceTrouble } from '@/lib/device-database.ts';
import { formatBytes, formatNumber } from '@/lib/format.ts';
import { Section } from './section.tsx';

const words = device.settings;

/** Whether books are kept on this device, how many, and how to change that. */
export function DeviceSection() {
  const client = useQueryClient();
  const choice = useDeviceChoice((state) => state.choice);
  const trouble = useDeviceTrouble((state) => state.trouble);
  const { data } = useQuery({ queryKey: ['device', choice], queryFn: keptSize, staleTime: 0 });
  const keeps = choice === 'yes';
  const count = data?.books ?? 0;
  const said = count > 0 ? words.kept(formatNumber(count), count, formatBytes(data?.bytes ?? 0)) : words.none;
  return (
    <Section title={words.title} text={words.text}>
      <p role="status">{keeps ? (trouble ? device[trouble] : said) : words.not}</p>
      <Button onClick={() => void chooseDevice(keeps ? 'no' : 'yes', client)}>
        {keeps ? words.remove : device.keep}
      </Button>
    </Section>
  );
}
