DROP INDEX "orders_open_index";--> statement-breakpoint
DROP INDEX "orders_handled_index";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sort_service_english" text collate "C";--> statement-breakpoint
-- The names stood in the language of the orderer. Where the provider still calls the service so, it has both languages.
UPDATE "orders" SET
  "sort_service_english" = "sort_service",
  "contents" = "contents" || jsonb_build_object(
    'service', jsonb_build_object(
      'id', "contents" -> 'service' -> 'id',
      'name', coalesce(
        (select services.name from services
          where services.id = orders.service_id
            and orders.contents -> 'service' ->> 'name' in (services.name ->> 'sv', services.name ->> 'en')),
        case when kind = 'counselling' then '{"sv": "Rådgivning", "en": "Counselling"}'::jsonb end,
        jsonb_build_object('sv', "contents" -> 'service' -> 'name'))),
    'subCategories', coalesce(
      (select jsonb_agg(
          coalesce(
            (select one -> 'name' from services, jsonb_array_elements(services.sub_categories) one
              where services.id = orders.service_id
                and chosen.name in (one -> 'name' ->> 'sv', one -> 'name' ->> 'en')
              limit 1),
            jsonb_build_object('sv', chosen.name))
          order by chosen.place)
        from jsonb_array_elements_text("contents" -> 'subCategories') with ordinality as chosen (name, place)),
      '[]'::jsonb));--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "sort_service_english" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_list_english_index" ON "orders" USING btree ("client_number","created_at","id","latest_event_at","kind","state","locks_at","employee_id","maker_account_id","sort_service_english");--> statement-breakpoint
CREATE INDEX "orders_open_index" ON "orders" USING btree ("created_at","id","handler_account_id","touched_at","unanswered","client_number","employee_id","service_id","clinic_id","kind","number","sort_clinic") WHERE state in ('sent', 'received');--> statement-breakpoint
CREATE INDEX "orders_handled_index" ON "orders" USING btree ("locks_at","created_at","id","client_number","employee_id","service_id","clinic_id","kind","number","sort_clinic") WHERE state = 'handled';