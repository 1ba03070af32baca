import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../ui/hooks/use-debounced.ts';
import { fetchLicenseHint, type LicenseQuery } from './calls.ts';

/**
 * Describes the register's number format, and warns if the typed number differs. Never blocks: registers change their
 * formats.
 */
export function LicenseHint(props: {
  jurisdiction: string | undefined;
  licenseType: LicenseQuery['licenseType'] | undefined;
  licenseNumber: string;
}) {
  const { jurisdiction, licenseType } = props;
  const licenseNumber = useDebounced(props.licenseNumber.trim().slice(0, 40), 400);
  const license =
    jurisdiction && licenseType ? ({ jurisdiction, licenseType, licenseNumber } as LicenseQuery) : undefined;
  const hint = useQuery({
    queryKey: ['license-hint', license],
    queryFn: () => fetchLicenseHint(license!),
    enabled: license !== undefined,
    placeholderData: (before) => before,
  });
  if (!license || !hint.data) return null;
  const { hint: words, regulator, fits } = hint.data;
  return (
    <div role="status" className="grid gap-1 text-12 text-soft">
      <p>
        {words}
        {regulator && ` (${regulator})`}
      </p>
      {fits === false && licenseNumber.length >= 5 && (
        <p className="text-14 text-warning">{m.network__license_numbers_in_this_register()}</p>
      )}
    </div>
  );
}
