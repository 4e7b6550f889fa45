Puppet::Type.newtype(:web_site) do
  ensurable

  newparam(:name, namevar: true)

  newproperty(:port) do
    validate { |value| raise ArgumentError, "bad port #{value}" unless value.to_i.positive? }
  end
end
